import { expect, test } from 'vitest'
import { toolStep } from '#fixtures/recorded-run.ts'
import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { ARTIFACT_KINDS } from '#lib/contract/artifact-kinds.ts'
import { namedKind } from './artifact-kinds.ts'
import { FILTER_VERSION, filterStep } from './filter-step.ts'
import { PRIVACY_LEVELS } from './privacy-level.ts'

const TOOLS = new Map([['read_page', ['url', 'depth']]])

test('argument names that the tool does not declare are the caller’s text and are not kept', () => {
  const toolArguments = { url: 1, correcthorse: 2, depth: 3 }
  const step = toolStep(1, { toolArguments })
  const known = filterStep(step, 'metadata', { tools: TOOLS })
  expect(known.toolArgumentNames).toEqual(['url', '*1', 'depth'])
  const odd = toolStep(1, { toolArguments: { url: 1, 'a b': 2, 'a@b.example': 3, ok: 4 } })
  expect(filterStep(odd, 'metadata').toolArgumentNames).toEqual(['url', '*1', '*2', 'ok'])
})

test('a request names its tool by what it offers, and its argument names are held to that tool', () => {
  const toolArguments = { url: 1, correcthorse: 2 }
  const request: JsonObject = { kind: 'request', toolSpecs: ['read_page'], toolArguments }
  const context = { tools: new Map([...TOOLS, ['wait', ['correcthorse']]]) }
  expect(filterStep(request, 'metadata', context).toolArgumentNames).toEqual(['url', '*1'])
})

test('the name of a tool that the run cannot call is not kept below full', () => {
  const step = toolStep(1, { toolName: 'correct horse' })
  expect(filterStep(step, 'metadata')).toMatchObject({ toolName: 'unknown' })
  const plain = toolStep(1, { toolName: 'correcthorse' })
  expect(filterStep(plain, 'metadata', { tools: TOOLS })).toMatchObject({ toolName: 'unknown' })
  expect(filterStep(plain, 'full', { tools: TOOLS })).toMatchObject({ toolName: 'correcthorse' })
})

test('an id that a caller chose becomes a placeholder that is the same in both steps', () => {
  const ids = [1, 2].map((seq) => filterStep(toolStep(seq, { callId: 'call of jane' }), 'metadata'))
  expect(ids).toMatchObject([{ callId: '[call 1]' }, { callId: '[call 1]' }])
})

test('the receipt names what was removed, by index where the key is not ours', () => {
  const step: JsonObject = { kind: 'answer', round: 1, content: 'x', 'my secret key': 'y' }
  expect(filterStep(step, 'metadata').privacy).toEqual({
    level: 'metadata',
    filterVersion: FILTER_VERSION,
    removed: ['content', '*3'],
    masked: [],
  })
})

test('at full everything is verbatim and the summaries are there as well', () => {
  const step = toolStep(1, { toolArguments: { url: 'a@b.example' } })
  const { privacy, ...stored } = filterStep(step, 'full')
  expect(stored).toMatchObject(step)
  expect(stored.toolArgumentNames).toEqual(['url'])
  expect(stored.contentRedacted).toBeUndefined()
  expect(privacy.removed).toEqual([])
})

test('lengths are counted in characters, of what was there before masking', () => {
  const step = toolStep(1, { toolResult: '😀 a@b.example' })
  const lengths = PRIVACY_LEVELS.map((level) => filterStep(step, level).toolResultLength)
  expect(lengths).toEqual([undefined, 13, 13, 13])
})

test('content too deep to be written is removed at every level, and the rest is kept', () => {
  let deep: JsonValue = 'a@b.example'
  for (let level = 0; level < 20_000; level++) deep = [deep]
  for (const level of PRIVACY_LEVELS) {
    const stored = filterStep(
      { kind: 'tool', round: 1, toolArguments: deep, toolResult: deep },
      level,
    )
    expect(stored.privacy.removed).toEqual(['toolArguments', 'toolResult'])
    expect(() => JSON.stringify(stored)).not.toThrow()
  }
})

test('error texts are masked, and gone at none', () => {
  const step: JsonObject = { kind: 'error', code: 'x', message: 'No mail for a@b.example.' }
  const kept = PRIVACY_LEVELS.map((level) => Reflect.get(filterStep(step, level), 'message'))
  const masked = 'No mail for [email 1].'
  expect(kept).toEqual([undefined, masked, masked, 'No mail for a@b.example.'])
})

test('a kind that nobody knows keeps only what every kind has', () => {
  const step: JsonObject = { kind: 'telepathy', seq: 3, toolName: 'x', thought: 'y' }
  const stored = filterStep(step, 'metadata')
  expect(stored).toMatchObject({ kind: 'unknown', seq: 3 })
  expect(Object.keys(stored)).toEqual(['kind', 'seq', 'contentRedacted', 'privacy'])
})

test('every artifact kind that is produced here is named in the audit', () => {
  for (const kind of ARTIFACT_KINDS.keys()) expect(namedKind(kind)).toBe(kind)
  expect(namedKind('constructor')).toBe('unknown')
})

test('the exact text of arguments is kept where nothing in it is masked, else not at all', () => {
  const text = '{"id":12345678901234567890,"price":1.10}'
  const kept = (toolArgumentsText: string, level: string): JsonObject & { privacy: unknown } =>
    JSON.parse(JSON.stringify(filterStep(toolStep(1, { toolArgumentsText }), level)))
  expect(kept(text, 'redacted').toolArgumentsText).toBe(text)
  expect(kept(text, 'metadata').toolArgumentsText).toBeUndefined()
  expect(kept(text, 'metadata').privacy).toMatchObject({
    removed: expect.arrayContaining(['toolArgumentsText']),
  })
  for (const secret of ['{"password":12345678901234567890}', '{"a":"a@b.example","n":1.10}', 'x']) {
    expect(kept(secret, 'redacted').toolArgumentsText).toBeUndefined()
    expect(kept(secret, 'full').toolArgumentsText).toBe(secret)
  }
})
