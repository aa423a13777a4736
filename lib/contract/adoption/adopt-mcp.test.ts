import { describe, expect, test } from 'vitest'
import type { JsonValue } from '#lib/base/json.ts'
import { adoptResult } from '../adopt-result.ts'
import { jsonArtifact } from '../kinds/json.ts'
import { keyValueArtifact } from '../kinds/key-value.ts'
import { tableArtifact } from '../kinds/table.ts'

const text = (words: string) => ({ type: 'text', text: words })

const adopt = (foreign: unknown) => adoptResult(foreign, 'mcp')

describe('structured content', () => {
  test.each([[0], [''], [false], [null]])('%j is content', (structuredContent) => {
    const { result } = adopt({ content: [], structuredContent })
    expect(result.content).toBe(JSON.stringify(structuredContent))
    expect(result).toMatchObject({ hasValue: true, value: structuredContent })
    expect(result.artifacts).toEqual([jsonArtifact({ value: structuredContent })])
  })

  test('stays beside the text, which is the content', () => {
    const { result } = adopt({ content: [text('words')], structuredContent: { a: { b: 1 } } })
    expect(result.content).toBe('words')
    expect(result.value).toEqual({ a: { b: 1 } })
  })

  test('shows one artifact, though a text block holds the same JSON', () => {
    const rows: JsonValue = [{ id: 1 }]
    const { result } = adopt({ content: [text(JSON.stringify(rows))], structuredContent: { rows } })
    expect(result.artifacts).toEqual([tableArtifact({ columns: ['id'], rows: [[1]] })])
  })

  test('of records beside scalars is a table and the rest as key_value', () => {
    const { result } = adopt({ structuredContent: { total: 7, rows: [{ id: 1 }], next: null } })
    expect(result.artifacts).toEqual([
      tableArtifact({ columns: ['id'], rows: [[1]] }),
      keyValueArtifact({
        entries: [
          { key: 'total', value: 7 },
          { key: 'next', value: null },
        ],
      }),
    ])
  })

  test.each([
    [[{ a: { deep: 1 } }]],
    [[{ a: 1 }, 2]],
    [{ rows: [{ a: 1 }], more: [{ b: 1 }] }],
    [{ rows: [{ a: 1 }], more: { b: 1 } }],
    [[]],
  ])('%j is no table', (structuredContent) => {
    const { result } = adopt({ structuredContent })
    expect(result.artifacts).toEqual([jsonArtifact({ value: structuredContent })])
  })

  test('columns named like what every object has are columns', () => {
    const structuredContent: unknown = JSON.parse('[{"__proto__":1,"constructor":"c"},{"x":2}]')
    const { result } = adopt({ structuredContent })
    expect(result.artifacts).toEqual([
      tableArtifact({
        columns: ['__proto__', 'constructor', 'x'],
        rows: [
          [1, 'c', null],
          [null, null, 2],
        ],
      }),
    ])
  })

  test('of many records that share no column stays json instead of a table of holes', () => {
    const structuredContent = Array.from({ length: 2000 }, (_, index) => ({ [`c${index}`]: index }))
    expect(adopt({ structuredContent }).result.artifacts).toMatchObject([{ kind: 'json' }])
  })
})

describe('structured content without records', () => {
  test('of scalars under names is key_value, whatever the names', () => {
    const structuredContent: unknown = JSON.parse('{"__proto__":1,"constructor":null}')
    const entries = [
      { key: '__proto__', value: 1 },
      { key: 'constructor', value: null },
    ]
    expect(adopt({ structuredContent }).result.artifacts).toEqual([keyValueArtifact({ entries })])
  })

  test.each([
    ['an object without members', {}],
    [
      'more members than a list of entries is good for',
      Object.fromEntries([...Array(501).keys()].map((at) => [`k${at}`, at])),
    ],
  ])('of %s stays json', (_name, structuredContent) => {
    expect(adopt({ structuredContent }).result.artifacts).toMatchObject([{ kind: 'json' }])
  })
})

describe('text blocks', () => {
  test('of JSON that is no array of flat records are text alone', () => {
    for (const words of ['{"a":1}', '[1,2]', '[{"a":{}}]', '[not json]', '[{"a":NaN}]']) {
      expect(adopt({ content: [text(words)] }).result).toMatchObject({
        content: words,
        artifacts: [],
      })
    }
  })

  test('keep their order, empty ones and white space included', () => {
    expect(adopt({ content: [text('a'), text(''), text(' b ')] }).result.content).toBe(
      'a\n\n\n\n b ',
    )
  })
})

describe('an error', () => {
  test.each([
    [{ content: [], isError: true }],
    [{ isError: true }],
    [{ content: [text('  ')], isError: true }],
  ])('without words, as %j, gets a message as content', (foreign) => {
    const { result } = adopt(foreign)
    expect(result.isError).toBe(true)
    expect(result.content).toBe('The tool reported an error and gave no text.')
  })

  test('that says why in structured content alone has that as content', () => {
    const { result } = adopt({ isError: true, structuredContent: { reason: 'denied' } })
    expect(result.content).toBe('{"reason":"denied"}')
    expect(result.artifacts).toMatchObject([{ kind: 'key_value', status: 'error' }])
  })

  test('shows the blocks beside it, with the status of an error', () => {
    const { result } = adopt({ isError: true, content: [text('why'), text('[{"id":1}]')] })
    expect(result.content).toBe('why\n\n[{"id":1}]')
    expect(result.artifacts).toMatchObject([{ kind: 'table', status: 'error' }])
  })

  test.each([['true'], [1], [null]])('isError %j is not believed, with a note', (isError) => {
    const { result, notes } = adopt({ content: [text('x')], isError })
    expect(result.isError).toBe(false)
    expect(notes).toHaveLength(1)
  })
})

test('what is no MCP result is read as a value, with a note', () => {
  for (const foreign of ['text', 5, null, [1], { other: { a: 1 } }]) {
    const { result, notes } = adopt(foreign)
    expect(result.content).toBe(typeof foreign === 'string' ? foreign : JSON.stringify(foreign))
    expect(notes).toHaveLength(1)
  }
})

test('content that is no list of blocks is kept, with a note', () => {
  const { result, notes } = adopt({ content: 'words' })
  expect(result.content).toBe('words')
  expect(notes).toHaveLength(1)
  expect(adopt({ content: { a: 1 } }).result.content).toBe('{"a":1}')
})
