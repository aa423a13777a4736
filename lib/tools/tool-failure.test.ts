import { expect, test } from 'vitest'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { untilAborted } from '#lib/network/until-aborted.ts'
import { answering, ToolFailure } from './tool-failure.ts'

const context = (signal = new AbortController().signal) => ({ signal, progress: () => undefined })

test('a tool failure becomes an error result with its sentence', async () => {
  const run = answering(async () => {
    throw new ToolFailure('Choose another table.')
  })
  expect(await run({}, context())).toMatchObject({
    isError: true,
    content: 'Choose another table.',
  })
})

test('of anything unforeseen only the code is told', async () => {
  const secret = Object.assign(new Error('/srv/private/key.pem'), { code: 'EIO', path: '/srv' })
  const failing = (problem: unknown) =>
    answering(async () => {
      throw problem
    })
  expect((await failing(secret)({}, context())).content).toMatch(/^The tool failed .*\(EIO\)/)
  for (const problem of [
    secret,
    new Error('/srv/private'),
    { code: '/srv/private' },
    'text',
    null,
  ]) {
    expect((await failing(problem)({}, context())).content).not.toContain('/srv')
  }
})

test('an aborted call throws the reason, whatever the tool threw', async () => {
  const stop = new AbortController()
  const run = answering(async () => {
    stop.abort(new Error('stopped'))
    throw new ToolFailure('Half done.')
  })
  await expect(run({}, context(stop.signal))).rejects.toThrow('stopped')
})

test('a call that is aborted before it begins does not begin', async () => {
  let begun = false
  const run = answering(async () => {
    begun = true
    return ToolResult.text('')
  })
  await expect(run({}, context(AbortSignal.abort(new Error('early'))))).rejects.toThrow('early')
  expect(begun).toBe(false)
})

test('waiting ends when the signal is aborted, though the work goes on', async () => {
  const stop = new AbortController()
  const waiting = untilAborted(new Promise(() => undefined), stop.signal)
  stop.abort(new Error('stopped'))
  await expect(waiting).rejects.toThrow('stopped')
  await expect(untilAborted(Promise.resolve(1), new AbortController().signal)).resolves.toBe(1)
})

test('work that fails after nobody waits for it harms nothing', async () => {
  const stop = AbortSignal.abort(new Error('stopped'))
  const late = new Promise<never>((_, reject) => setImmediate(() => reject(new Error('late'))))
  await expect(untilAborted(late, stop)).rejects.toThrow('stopped')
  await new Promise((resolve) => setTimeout(resolve, 20))
})
