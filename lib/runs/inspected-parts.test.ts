import { expect, test } from 'vitest'
import { inspectedParts, MAX_INSPECTED_RESULTS } from './inspected-parts.ts'

const formats = (text: string) =>
  inspectedParts(text, 'auto').parts.map(({ format, fault }) => (fault ? 'fault' : format))

test('auto tells the forms of foreign results, other JSON and text apart', () => {
  const forms: readonly (readonly [string, string])[] = [
    ['{"content":[{"type":"text","text":"x"}]}', 'mcp'],
    ['{"structuredContent":0}', 'mcp'],
    ['{"jsonrpc":"2.0","id":1,"result":{"content":[]}}', 'mcp'],
    ['{"type":"TABLE","label":"x","data":[]}', 'labelled'],
    ['{"type":"text","value":"x"}', 'ai-sdk'],
    ['{"type":"execution-denied"}', 'ai-sdk'],
    ['{"type":"tool-result","toolCallId":"c","toolName":"t","output":5}', 'ai-sdk'],
    ['{"role":"tool","tool_call_id":"c","content":[]}', 'openai'],
    ['{"type":"function_call_output","call_id":"c","output":"x"}', 'openai'],
    ['{"type":"tool_result","tool_use_id":"c","content":[]}', 'anthropic'],
    ['{"schema":"codeagent.tool-artifact","version":9}', 'codeagent'],
    ['{"kind":"text","payload":{"text":"x"}}', 'codeagent'],
    ['{"schema":"vitrine.tool-artifact","version":1}', 'vitrine'],
    ['{"kind":"tool","seq":1,"toolName":"t"}', 'vitrine'],
    [
      '{"value":"x","artifact":{"schema":"vitrine.tool-artifact","version":9,"kind":"table","status":"success","payload":{}}}',
      'vitrine',
    ],
    ['{"value":"x","artifact":{"painter":"Ada"}}', 'json'],
    ['{"v":1,"event":"step","step":{"kind":"tool","seq":1,"toolName":"t"}}', 'vitrine'],
    ['{"type":"text","value":"x","more":1}', 'json'],
    ['{"type":"text","text":"x"}', 'json'],
    ['{"kind":"text","version":1,"payload":{}}', 'json'],
    ['{"role":"user","content":"words"}', 'json'],
    ['{"a":1}', 'json'],
    ['[1,2]', 'json'],
    ['plain words', 'text'],
    ['', 'text'],
    ['42', 'text'],
    ['"quoted"', 'text'],
    ['{"a": 1', 'text'],
    ['{"content":[]} trailing', 'text'],
    ['\uFEFF{"a":1}', 'json'],
  ]
  for (const [text, format] of forms) expect([text, formats(text)]).toEqual([text, [format]])
})

test('what is read as text is kept to the last character', () => {
  for (const text of ['42', ' {"a": 1 ', '{"a":1}\nnot\n']) {
    expect(inspectedParts(text, 'text').parts).toEqual([{ format: 'text', text }])
    expect(inspectedParts(text, 'auto').parts[0]?.text).toBe(text)
  }
})

test('the results of one message are a part each, with a note', () => {
  const block = (id: number) => ({ type: 'tool_result', tool_use_id: `t${id}`, content: `c${id}` })
  const message = JSON.stringify({ role: 'user', content: [block(1), block(2)] })
  for (const format of ['auto', 'anthropic'] as const) {
    expect(inspectedParts(message, format)).toEqual({
      parts: [1, 2].map((id) => ({
        format: 'anthropic',
        text: JSON.stringify(block(id)),
        foreign: block(id),
        note: expect.stringContaining('message around it'),
      })),
      leftOut: 0,
    })
  }
  const many = { role: 'user', content: Array.from({ length: 205 }, (_, id) => block(id)) }
  expect(inspectedParts(JSON.stringify(many), 'auto')).toMatchObject({ leftOut: 5 })
  const mixed = { role: 'user', content: [block(1), { type: 'text', text: 'x' }] }
  expect(formats(JSON.stringify(mixed))).toEqual(['mcp'])
})

test('a number that would be rounded is read as the text of its digits, with a note', () => {
  expect(inspectedParts('{"id":12345678901234567890}', 'auto').parts).toEqual([
    {
      format: 'json',
      text: '{"id":12345678901234567890}',
      foreign: { id: '12345678901234567890' },
      note: expect.stringContaining('more digits'),
    },
  ])
})

test('a number that was rounded in a message is told beside what was taken out of it', () => {
  const block = '{"type":"tool_result","tool_use_id":"t","content":"c","n":1e400}'
  const [part] = inspectedParts(`{"role":"user","content":[${block}]}`, 'auto').parts
  expect(part?.note).toMatch(/message around it\..*more digits/)
  expect(part?.foreign).toMatchObject({ n: '1e400' })
})

test('malformed JSON is a fault where JSON was asked for, and keeps its text', () => {
  for (const format of ['json', 'mcp', 'labelled'] as const) {
    expect(inspectedParts('{"a": 1,\n oops}', format).parts).toEqual([
      { format: 'text', text: '{"a": 1,\n oops}', fault: { line: 2, column: 2 } },
    ])
  }
})

test('NDJSON is one result a line, blank lines aside, each of its own form', () => {
  const text = '{"content":[]}\n\n[1]\r\n"words"\n'
  expect(formats(text)).toEqual(['mcp', 'json', 'text'])
})

test('a broken line of NDJSON is a fault at its place in the whole text', () => {
  const { parts } = inspectedParts('{"a":1}\n{"b":2}\n\n{"c":x}\n{"d":4}', 'auto')
  expect(parts.map(({ fault }) => fault)).toEqual([
    undefined,
    undefined,
    { line: 4, column: 6 },
    undefined,
  ])
  expect(parts[2]).toMatchObject({ format: 'text', text: '{"c":x}' })
})

test('JSON over several lines is one result, not many', () => {
  expect(formats(JSON.stringify({ a: [1, { b: 2 }] }, null, 2))).toEqual(['json'])
  expect(formats('[1]\nwords')).toEqual(['text'])
})

test('more lines than are shown are counted', () => {
  const text = '{"a":1}\n'.repeat(MAX_INSPECTED_RESULTS + 7)
  const { parts, leftOut } = inspectedParts(text, 'json')
  expect(parts).toHaveLength(MAX_INSPECTED_RESULTS)
  expect(leftOut).toBe(7)
})

test('JSON with two equal keys is read as text, so that no value goes unseen', () => {
  for (const format of ['auto', 'json', 'mcp'] as const) {
    const text = '{"content":[{"type":"text","text":"hidden"}],"content":[]}'
    expect(inspectedParts(text, format).parts).toEqual([
      { format: 'text', text, note: expect.stringContaining('two equal keys') },
    ])
  }
})
