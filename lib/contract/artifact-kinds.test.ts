import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ARTIFACT_KINDS } from './artifact-kinds.ts'
import { errorArtifact } from './kinds/error.ts'
import { jsonArtifact } from './kinds/json.ts'
import { tableArtifact } from './kinds/table.ts'
import { textArtifact } from './kinds/text.ts'

const kindOf = (name: string) => {
  const kind = ARTIFACT_KINDS.get(name)
  if (!kind) throw new Error(`no kind ${name}`)
  return kind
}

const samples = [
  {
    artifact: textArtifact({ text: 'né\n```' }),
    summary: { characters: 6 },
    plainText: 'né\n```',
    markdown: '````\nné\n```\n````',
  },
  {
    artifact: tableArtifact({
      columns: ['id', 'a\tb'],
      rows: [
        [1, '<b>|x|</b>\n'],
        [true, null],
      ],
      total: 9,
    }),
    summary: { columns: 2, rows: 2, total: 9 },
    plainText: 'id\ta\\tb\n1\t<b>|x|</b>\\n\ntrue\t',
    markdown: '| id | a b |\n| --- | --- |\n| 1 | \\<b\\>\\|x\\|\\</b\\>  |\n| true |  |',
  },
  {
    artifact: jsonArtifact({ value: { a: ['é'] } }),
    summary: { bytes: 12 },
    plainText: '{"a":["é"]}',
    markdown: '```json\n{"a":["é"]}\n```',
  },
  {
    artifact: errorArtifact({ message: 'No *such* table.', detail: 'line 1' }),
    summary: { characters: 22 },
    plainText: 'No *such* table.\n\nline 1',
    markdown: '**Error:** No \\*such\\* table\\.\n\n```\nline 1\n```',
  },
]

test('every kind of the table has a sample here', () => {
  expect(samples.map(({ artifact }) => artifact.kind)).toEqual([...ARTIFACT_KINDS.keys()])
})

describe.each(samples)('kind $artifact.kind', ({ artifact, ...expected }) => {
  const kind = kindOf(artifact.kind)

  test('is found by the name that it carries', () => {
    expect(kind.kind).toBe(artifact.kind)
  })

  test('takes the payload of its own constructor, whose artifact is frozen and in order', () => {
    expect(kind.payload.safeParse(artifact.payload).success).toBe(true)
    expect(Object.isFrozen(artifact) && Object.isFrozen(artifact.payload)).toBe(true)
    expect(Object.keys(artifact)).toEqual(['schema', 'version', 'kind', 'status', 'payload'])
  })

  test('has a summary of counts, a plain text and a Markdown', () => {
    expect(kind.summary(artifact.payload)).toEqual(expected.summary)
    expect(kind.plainText(artifact.payload)).toBe(expected.plainText)
    expect(kind.markdown(artifact.payload)).toBe(expected.markdown)
  })

  test('refuses what is no payload of it', () => {
    for (const payload of [null, [], {}, { text: 1 }, 'text']) {
      expect(kind.payload.safeParse(payload).success).toBe(false)
    }
  })
})

test('the fence of a block is longer than any run of backticks, whatever the text', () => {
  return fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('`', 'a', '\n') }), (text) => {
      const [fence = '', ...rest] = kindOf('text').markdown({ text }).split('\n')
      expect(rest.join('\n')).toBe(`${text}\n${fence}`)
      expect(text.includes(fence)).toBe(false)
    }),
  )
})

test('a name that every object inherits is no kind', () => {
  expect(ARTIFACT_KINDS.get('constructor')).toBeUndefined()
  expect(ARTIFACT_KINDS.get('Table')).toBeUndefined()
})

test('heading fields come where they belong and are omitted when absent', () => {
  const artifact = textArtifact({ text: 'x', title: 't', icon: 'i', status: 'error' })
  const order = ['schema', 'version', 'kind', 'status', 'icon', 'title', 'payload']
  expect(Object.keys(artifact)).toEqual(order)
  expect(artifact.status).toBe('error')
  expect(Object.keys(textArtifact({ text: 'x', title: undefined }))).not.toContain('title')
})

test('an error artifact has status error', () => {
  expect(errorArtifact({ message: 'm' }).status).toBe('error')
})

test('a table with a row of another length cannot be made', () => {
  expect(() => tableArtifact({ columns: ['a'], rows: [[1, 2]] })).toThrow(RangeError)
})
