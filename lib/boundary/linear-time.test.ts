import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { INSPECT_POLICY } from './result-policy.ts'
import { ToolResultBoundary } from './tool-result-boundary.ts'

/** Units that, repeated, are what patterns, markers and decoders begin with or nearly end with. */
const UNITS: readonly string[] = [
  ...['a', '<', '[', '&', '\\', '- ', ' ', '\n', '\n ', '\r\n', '=', '%', '!', '{', '(', '"', "'"],
  ...['<|im_start', '<|im_start|>', '<|im_<|im_start|>start|>', '</untrusted-data ', '< / '],
  ...[
    '&amp;',
    '&lt;/untrusted-data',
    '&#',
    '&#60;',
    '\\u003c',
    '\\u',
    '<invoke name=',
    '[TOOL_CALLS',
  ],
  ...['\n\nHuman', '\n\nHuman:', '\n### ', '<<SYS', '<｜User', '＜', '<!--', '<!-- --', '-->'],
  ...['![', '![a](', '![a](http://b', '![](//{', '<img alt="', '<a b="', 'alt="'],
  ...[
    '\u200b',
    'a\u200b',
    '\ufe0f',
    '❤\ufe0f',
    '\u202e',
    '\u001b',
    '\u001b[',
    '\u001b]8;;',
    '\u009b1',
  ],
  ...['\u{e0041}', '🏴\u{e0067}', 'e\u0301', '\u0301\u0316', '\u0301', 'क्\u200dष', '👨\u200d'],
  ...[
    'ignore ',
    'ignore all ',
    'ignore previous ',
    'ignore all previous instructions. ',
    'you are now ',
  ],
  ...[
    'do not tell ',
    'if the user asks ',
    'user: assistant: ',
    'system message: you ',
    'to ignore ',
  ],
  ...['忽略', '忽略之前的', '指示', 'игнорируй ', 'تجاهل ', 'Ｉｇｎｏｒｅ ', 'Ignоrе ', '1gn0re '],
  ...[
    'i g n o r e ',
    'i.',
    'vtaber ',
    'erongi ',
    'VGhp',
    'QUJDRA==',
    '4142',
    '41 ',
    '%41',
    '%41 ',
    '+',
  ],
  ...[
    '=41',
    '=\n',
    '=3D',
    '\\x41',
    'aGVsbG8gd29ybGQK',
    'a_b',
    'a@b',
    'a1',
    'A',
    'Aa',
    '😀',
    '\ud800',
  ],
]

const SMALL = 1 << 12
const LARGE = 1 << 16

/** A quadratic step shows as sixteen times the time per unit; caches and a busy machine cost far less. */
const MAX_RATIO = 5

/** How often a ratio may look bad before it is: a pause of the machine spoils one try, a slow algorithm each. */
const MAX_TRIES = 6

const boundary = new ToolResultBoundary({ policy: INSPECT_POLICY })

describe.each([
  ['a text', (text: string) => boundary.checked({ name: 'read' }, text)],
  [
    'a list of texts',
    (text: string) => boundary.checked({ name: 'read' }, text.match(/[\s\S]{1,64}/gu) ?? []),
  ],
])('the time of checking %s grows with the size of', (_, run) => {
  it.each(UNITS.map((unit) => [JSON.stringify(unit), unit]))('%s, repeated', (_name, unit) => {
    const [small, large] = [SMALL, LARGE].map((size) => unit.repeat(size / unit.length))
    if (small === undefined || large === undefined) throw new Error('Two sizes are compared.')
    let ratio = Number.POSITIVE_INFINITY
    for (let attempt = 0; attempt < MAX_TRIES && ratio >= MAX_RATIO; attempt++) {
      ratio = Math.min(ratio, costPerUnit(run, large) / costPerUnit(run, small))
    }
    expect(ratio).toBeLessThan(MAX_RATIO)
  })
})

/** Processor time in microseconds per UTF-16 unit; short runs are repeated to be measurable. */
function costPerUnit(run: (text: string) => unknown, text: string): number {
  const times = Math.max(1, Math.round((2 * SMALL) / text.length))
  const before = process.cpuUsage()
  for (let time = 0; time < times; time++) run(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system + 100) / (times * text.length)
}
