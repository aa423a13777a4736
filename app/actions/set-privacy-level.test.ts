import { expect, test, vi } from 'vitest'
import { AuditError } from '#lib/audit/audit-error.ts'
import { failure, success } from '#lib/base/outcome.ts'
import { setPrivacyLevel } from './set-privacy-level.ts'

const choose = vi.hoisted(() => vi.fn())
vi.mock('#lib/server/the-console.ts', () => ({
  theConsole: async () => ({ setPrivacyLevel: choose }),
}))

test('the level that came to be in force is told, or why there is none', async () => {
  choose.mockResolvedValueOnce(success({ level: 'redacted' }))
  expect(await setPrivacyLevel('redacted')).toEqual({ level: 'redacted' })
  choose.mockResolvedValueOnce(failure('Above the ceiling.'))
  expect(await setPrivacyLevel('full')).toEqual({ problem: 'Above the ceiling.' })
  expect(await setPrivacyLevel({ level: 'full' })).toEqual({
    problem: 'There is no such privacy level.',
  })
})

test('an audit that cannot be written is told in its sentence, and any other fault is thrown', async () => {
  choose.mockRejectedValueOnce(new AuditError('audit_full'))
  expect(await setPrivacyLevel('none')).toEqual({
    problem: expect.stringContaining('the disk is full'),
  })
  choose.mockRejectedValueOnce(new TypeError('a fault of ours'))
  await expect(setPrivacyLevel('none')).rejects.toThrow('a fault of ours')
})
