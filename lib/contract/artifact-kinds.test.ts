import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JsonObject } from '#lib/base/json.ts'
import { ARTIFACT_KINDS } from './artifact-kinds.ts'
import { codeArtifact } from './kinds/code.ts'
import { diffArtifact } from './kinds/diff.ts'
import { errorArtifact } from './kinds/error.ts'
import { imageArtifact } from './kinds/image.ts'
import { jsonArtifact } from './kinds/json.ts'
import { keyValueArtifact } from './kinds/key-value.ts'
import { linkArtifact } from './kinds/link.ts'
import { listArtifact } from './kinds/list.ts'
import { tableArtifact } from './kinds/table.ts'
import { textArtifact } from './kinds/text.ts'
import { treeArtifact } from './kinds/tree.ts'

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
    markdown: '| id | a b |\n| --- | --- |\n| 1 | \\<b\\>\\|x\\|\\</b\\>&#32; |\n| true |  |',
  },
  {
    artifact: treeArtifact({
      nodes: [
        {
          label: 'a',
          children: [
            { label: 'b\nc', value: 7 },
            { label: 'd', children: [] },
          ],
        },
        { label: 'e', value: null },
      ],
    }),
    summary: { nodes: 4 },
    plainText: 'a\n  b\\nc: 7\n  d\ne: ',
    markdown: '```\na\n  b\\nc: 7\n  d\ne: \n```',
  },
  {
    artifact: listArtifact({ items: ['é', '<b>*x*\n# y'] }),
    summary: { items: 2 },
    plainText: 'é\n<b>*x*\\n# y',
    markdown: '- é\n- \\<b\\>\\*x\\* \\# y',
  },
  {
    artifact: keyValueArtifact({
      entries: [
        { key: 'a|b', value: 'x\ny' },
        { key: '__proto__', value: null },
      ],
    }),
    summary: { entries: 2 },
    plainText: 'a|b: x\\ny\n__proto__: ',
    markdown: '| Key | Value |\n| --- | --- |\n| a\\|b | x y |\n| \\_\\_proto\\_\\_ |  |',
  },
  {
    artifact: linkArtifact({
      links: [
        { href: 'https://a.example/', label: 'A]', description: 'd' },
        { href: 'javascript:alert(1)' },
      ],
    }),
    summary: { links: 2 },
    plainText: 'A]: https://a.example/ (d)\njavascript:alert(1)',
    markdown: '- A\\]: `https://a.example/` (d)\n- javascript\\:alert\\(1\\)',
  },
  {
    artifact: codeArtifact({ text: 'x = `1`', lang: 'py', filename: 'a_b.py', output: '1' }),
    summary: { characters: 8 },
    plainText: 'x = `1`\n\n1',
    markdown: '**a\\_b\\.py**\n\n```py\nx = `1`\n```\n\n```\n1\n```',
  },
  {
    artifact: diffArtifact({ old: 'a\nb\n', new: 'a\n```\nc', path: 'x\ny' }),
    summary: { oldCharacters: 4, newCharacters: 7 },
    plainText:
      '--- a/x\\ny\n+++ b/x\\ny\n@@ -1,2 +1,3 @@\n a\n-b\n+```\n+c\n\\ No newline at end of file\n',
    markdown:
      '````diff\n--- a/x\\ny\n+++ b/x\\ny\n@@ -1,2 +1,3 @@\n a\n-b\n+```\n+c\n\\ No newline at end of file\n````',
  },
  {
    artifact: imageArtifact({
      images: [
        { mime: 'image/png', b64: 'iVBORw0KGgo=', alt: 'a\n*b*' },
        { mime: 'image/gif', b64: '' },
      ],
      output: 'drawn',
    }),
    summary: { images: 2, bytes: 8 },
    plainText: 'image/png, 8 bytes: a\\n*b*\nimage/gif, 0 bytes\n\ndrawn',
    markdown: '- image/png, 8 bytes: a \\*b\\*\n- image/gif, 0 bytes\n\n```\ndrawn\n```',
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

test.each([
  { nodes: [{ label: 1 }] },
  { nodes: [{ label: 'a', children: [{ label: 'b', value: {} }] }] },
  { nodes: [{ label: 'a', children: {} }] },
  { nodes: ['a'] },
])('%j is no tree', (payload) => {
  expect(kindOf('tree').payload.safeParse(payload).success).toBe(false)
})

test.each(['mermaid', 'Math', 'suggestion'])('code in %s is shown, not drawn', (lang) => {
  expect(kindOf('code').markdown({ text: 'x', lang })).toBe('```\nx\n```')
})

test('a tree far deeper than the stack is checked, counted and written', () => {
  const root: { label: string; children: unknown[] } = { label: 'n', children: [] }
  let deepest = root
  for (let level = 1; level < 5_000; level++) {
    const next = { label: 'n', children: [] }
    deepest.children.push(next)
    deepest = next
  }
  const payload = { nodes: [root] } as unknown as JsonObject
  expect(kindOf('tree').summary(payload)).toEqual({ nodes: 5_000 })
  expect(kindOf('tree').plainText(payload).split('\n')).toHaveLength(5_000)
})

test('a language that is more than a word does not stand after a fence', () => {
  const { payload } = codeArtifact({ text: 'x', lang: 'a\n```' })
  expect(kindOf('code').markdown(payload)).toBe('```\nx\n```')
})

test('a table with a row of another length cannot be made', () => {
  expect(() => tableArtifact({ columns: ['a'], rows: [[1, 2]] })).toThrow(RangeError)
})
