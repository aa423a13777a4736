import { ToolResult } from '#lib/contract/tool-result.ts'
import { BENIGN_FIXTURES } from '../benign-fixtures.ts'
import type { ConformanceCase } from '../conformance-case.ts'
import { delivered, refused } from '../crossings.ts'
import { demand } from '../fault.ts'
import { INJECTION_FIXTURES } from '../injection-fixtures.ts'
import { textsOf } from '../texts-of.ts'

const MARKER = '<|im_start|>'

const TOKEN = /\u27e6marker:[a-z0-9_]+\u27e7/u

/** Spellings of one marker. */
const SPELLINGS: readonly string[] = [
  '<|Im_Start|>',
  '&lt;|im_start|&gt;',
  '&#x3c;|im_start|>',
  '\uff1c\uff5cim_start\uff5c\uff1e',
  '<|im\u200b_start|>',
  '\\u003c|im_start|>',
]

/** Well-formed text, markers, tokens, keys. */
export const NEUTRAL_TEXT_CASES: readonly ConformanceCase[] = [
  {
    rule: 'B-WELL-FORMED',
    says: 'A lone surrogate becomes U+FFFD, in keys too.',
    check: ({ boundary }) => {
      demand(delivered(boundary, 'a\ud800b').text === 'a\ufffdb', 'A text is not well-formed.')
      const { payload } = delivered(boundary, { 'k\udc00': ['\ud83d'] })
      demand(JSON.stringify(payload) === '{"k\ufffd":["\ufffd"]}', 'A value is not well-formed.')
    },
  },
  {
    rule: 'B-NEUTRAL',
    says: 'A marker is gone from text, value, keys and artifacts.',
    check: ({ boundary }) => {
      const artifact = {
        schema: 'vitrine.tool-artifact',
        version: 1,
        kind: 'json',
        status: 'success',
        title: MARKER,
        payload: { value: { [MARKER]: MARKER } },
      } as const
      const value = { [MARKER]: [MARKER] }
      const results = [
        delivered(boundary, MARKER),
        delivered(boundary, value),
        delivered(boundary, ToolResult.value(value, { text: MARKER })),
        delivered(boundary, ToolResult.error(MARKER)),
        delivered(boundary, ToolResult.text('x', artifact)),
      ]
      for (const { text, payload, artifacts } of results) {
        const left = textsOf([text, payload, artifacts]).some((each) => each.includes(MARKER))
        demand(!left, 'A marker is left in what is delivered.')
      }
    },
  },
  {
    rule: 'B-NEUTRAL',
    says: 'A marker is taken out in any spelling.',
    check: ({ boundary }) => {
      for (const spelling of SPELLINGS) {
        const { text } = delivered(boundary, `a ${spelling} b`)
        demand(/^a .*\u27e6marker.* b$/u.test(text), 'A marker in another spelling is left.')
      }
    },
  },
  {
    rule: 'B-NEUTRAL-IDENTITY',
    says: 'Clean text of any language and its sequences come back unchanged.',
    check: ({ boundary }) => {
      const clean = BENIGN_FIXTURES.filter(({ payload }) => typeof payload === 'string')
      for (const { name, payload } of clean) {
        demand(delivered(boundary, payload).text === payload, `The text "${name}" was changed.`)
      }
    },
  },
  {
    rule: 'B-NEUTRAL-AGAIN',
    says: 'Neutralising what was neutralised changes nothing and counts nothing.',
    check: ({ boundary }) => {
      for (const { name, payload } of INJECTION_FIXTURES) {
        const once = delivered(boundary, payload)
        const again = delivered(boundary, once.text)
        demand(again.text === once.text, `The neutralised text of "${name}" was changed again.`)
        const counted = Object.keys(again.neutralised).length
        demand(counted === 0, `The neutralised text of "${name}" was counted again.`)
      }
    },
  },
  {
    rule: 'B-NEUTRAL-TOKEN',
    says: 'A removed marker leaves a token that names its family, and a tool may write one itself.',
    check: ({ boundary }) => {
      const { text, neutralised } = delivered(boundary, `a${MARKER}b`)
      demand(TOKEN.test(text), 'A removed marker leaves no token.')
      demand(Object.values(neutralised).join() === '1', 'A removed marker is not counted once.')
      const own = delivered(boundary, 'a\u27e6marker:chatml\u27e7b')
      demand(own.text === 'a\u27e6marker:chatml\u27e7b', "A tool's own token was changed.")
      demand(Object.keys(own.neutralised).length === 0, "A tool's own token was counted.")
    },
  },
  {
    rule: 'B-NEUTRAL-KEYS',
    says: 'Keys that become equal refuse the result.',
    check: ({ boundary }) => {
      refused(boundary, 'An object with keys that became equal', { a: 1, 'a\u0000': 2 })
      refused(boundary, 'An object with keys that became equal', { 'k\u202e': 1, k: 2 })
    },
  },
]
