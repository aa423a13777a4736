import { expect, test, vi } from 'vitest'
import { AuditError } from '#lib/audit/audit-error.ts'
import { failure, success } from '#lib/base/outcome.ts'
import { listPastCalls } from './list-past-calls.ts'
import { listSavedInputs, readSavedInput, removeSavedInput, saveInput } from './saved-inputs.ts'

const uses = vi.hoisted(() => ({
  savedInputs: vi.fn(),
  findSavedInput: vi.fn(),
  saveInput: vi.fn(),
  removeSavedInput: vi.fn(),
  pastCalls: vi.fn(),
}))
vi.mock('#lib/server/the-console.ts', () => ({ theConsole: async () => uses }))

const problem = { problem: expect.any(String) }
const INPUT = { toolName: 'wait', name: 'Short', argumentsText: '{}' }

test('what is malformed reaches no use case', async () => {
  expect(await listSavedInputs({})).toEqual(problem)
  expect(await listPastCalls('')).toEqual(problem)
  expect(await readSavedInput(7)).toEqual(problem)
  expect(await removeSavedInput(null)).toEqual(problem)
  expect(await saveInput({ ...INPUT, privacyLevel: 'full' })).toEqual(problem)
  expect(await saveInput({ ...INPUT, argumentsText: {} })).toEqual(problem)
  for (const use of Object.values(uses)) expect(use).not.toHaveBeenCalled()
})

test('a refusal is told in its sentence, and one that is gone as gone', async () => {
  uses.saveInput.mockResolvedValueOnce(failure('Not at this level.'))
  expect(await saveInput(INPUT)).toEqual({ problem: 'Not at this level.' })
  uses.saveInput.mockResolvedValueOnce(success({ id: 'a' }))
  expect(await saveInput(INPUT)).toEqual({ id: 'a' })
  uses.findSavedInput.mockResolvedValueOnce(null)
  expect(await readSavedInput('a')).toEqual({ problem: expect.stringContaining('is gone') })
})

test('an audit that fails is told in its sentence by each of them, and any other fault is thrown', async () => {
  for (const use of Object.values(uses)) use.mockRejectedValueOnce(new AuditError('audit_full'))
  const full = { problem: expect.stringContaining('the disk is full') }
  expect(await listSavedInputs('wait')).toEqual(full)
  expect(await listPastCalls('wait')).toEqual(full)
  expect(await readSavedInput('a')).toEqual(full)
  expect(await removeSavedInput('a')).toEqual(full)
  expect(await saveInput(INPUT)).toEqual(full)
  uses.pastCalls.mockRejectedValueOnce(new TypeError('a fault of ours'))
  await expect(listPastCalls('wait')).rejects.toThrow('a fault of ours')
})
