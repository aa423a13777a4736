import { expect, test } from 'vitest'
import { FakeClock } from '#fixtures/fake-clock.ts'
import { SourceLog } from './source-log.ts'

const log = (clock = new FakeClock()) =>
  new SourceLog(clock, (text) => text.replaceAll('secret', '[masked]'))

test('a line is redacted, cut, and stands with its channel, level and time', () => {
  const lines = log()
  lines.said('stderr', 'info', `a secret ${'x'.repeat(100_000)}`)
  const [line] = lines.lines
  expect(line).toMatchObject({ channel: 'stderr', level: 'info', at: 1_800_000_000_000 })
  expect(line?.text).toMatch(/^a \[masked\] x/)
  expect(line?.text.length).toBe(2_000)
})

test('of a flood the first lines of each second are kept, and the others counted', async () => {
  const clock = new FakeClock()
  const lines = log(clock)
  for (let count = 0; count < 1_000; count++) lines.said('logging', 'info', 'again')
  expect(lines.lines).toHaveLength(51)
  expect(lines.lines.at(-1)?.text).toContain('950 more lines')
  await clock.advance(1_000)
  lines.said('logging', 'info', 'later')
  expect(lines.lines.map(({ text }) => text).slice(-2)).toEqual([
    expect.stringContaining('950 more lines'),
    'later',
  ])
})

test('it holds a bounded number of lines, the newest', async () => {
  const clock = new FakeClock()
  const lines = log(clock)
  for (let count = 0; count < 2_000; count++) {
    lines.noted('info', `line ${count}`)
  }
  expect(lines.lines).toHaveLength(500)
  expect(lines.lines.at(-1)?.text).toBe('line 1999')
})
