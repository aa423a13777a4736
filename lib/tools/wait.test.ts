import { expect, test } from 'vitest'
import { callTool } from './testing/call-tool.ts'
import { waitTool } from './wait.ts'

test('progress is reported once a step, up to the last', async () => {
  const { result, progress } = await callTool(waitTool(), { seconds: 0.05, steps: 3 })
  expect(progress.map(({ done, total }) => `${done}/${total}`)).toEqual(['1/3', '2/3', '3/3'])
  expect(result.content).toBe('Waited 0.05 seconds in 3 steps.')
})

test('in silent mode nothing is reported', async () => {
  const { progress } = await callTool(waitTool(), { seconds: 0.03, steps: 3, mode: 'silent' })
  expect(progress).toEqual([])
})

test.each(['steady', 'silent'])('in %s mode it stops when it is told to', async (mode) => {
  const stop = new AbortController()
  const call = callTool(waitTool(), { seconds: 600, steps: 1, mode }, stop.signal)
  stop.abort(new Error('stopped'))
  await expect(call).rejects.toThrow('stopped')
})

test('in stubborn mode it goes on after it was told to stop', async () => {
  const stop = new AbortController()
  const call = callTool(waitTool(), { seconds: 0.05, steps: 2, mode: 'stubborn' }, stop.signal)
  stop.abort(new Error('stopped'))
  const { result, progress } = await call
  expect(progress).toHaveLength(2)
  expect(result.isError).toBe(false)
})

test.each([{ seconds: 0 }, { seconds: 601 }, { seconds: Number.NaN }, { steps: 0 }, { mode: 'x' }])(
  '%j is refused',
  (toolArguments) => {
    expect(waitTool().parseArguments(toolArguments).ok).toBe(false)
  },
)
