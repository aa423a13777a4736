import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { JsonValue } from '#lib/base/json.ts'
import { type AdoptionFormat, adoptResult } from './adopt-result.ts'
import { isJsonObject } from './adoption/json-object.ts'
import { recogniseFormat, resultsWithin } from './adoption/recognise-format.ts'
import { boundArtifacts } from './bound-artifacts.ts'
import { toMcpContent } from './to-mcp-content.ts'

const folder = new URL('../../fixtures/recorded-results/', import.meta.url)

const read = (name: string): JsonValue => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

const Recorded = z.object({
  calls: z.array(
    z.object({ tool: z.string(), result: z.json().optional(), error: z.json().optional() }),
  ),
})

const SERVERS = readdirSync(new URL('mcp/', folder))

const mcpCalls = SERVERS.flatMap((file) =>
  Recorded.parse(read(`mcp/${file}`)).calls.map(({ tool, result }, index) => {
    return { name: `${file} ${index + 1} ${tool}`, result: result ?? null }
  }),
)

const KINDS = [
  'calc.json 1 math: ',
  'calc.json 2 date: ',
  'calc.json 3 regex: ',
  'calc.json 4 cron_parse: ',
  'calc.json 5 color: ',
  'calc.json 6 char_info: table',
  'calc.json 7 url_parse: ',
  'calc.json 8 jwt_decode: error',
  'everything.json 1 echo: ',
  'everything.json 2 get-sum: ',
  'everything.json 3 get-sum: error',
  'everything.json 4 get-tiny-image: image',
  'everything.json 5 get-annotated-message: image',
  'everything.json 6 get-resource-links: link link link',
  'everything.json 7 get-resource-reference: code',
  'everything.json 8 get-resource-reference: key_value',
  'everything.json 9 get-structured-content: key_value',
  'filesystem.json 1 list_allowed_directories: ',
  'filesystem.json 2 list_directory: ',
  'filesystem.json 3 list_directory_with_sizes: ',
  'filesystem.json 4 directory_tree: table',
  'filesystem.json 5 read_text_file: ',
  'filesystem.json 6 read_text_file: table',
  'filesystem.json 7 read_media_file: image',
  'filesystem.json 8 read_media_file: key_value',
  'filesystem.json 9 read_multiple_files: ',
  'filesystem.json 10 edit_file: error',
  'filesystem.json 11 read_text_file: error',
  'git.json 1 git_set_working_dir: json',
  'git.json 2 git_status: json',
  'git.json 3 git_log: table key_value',
  'git.json 4 git_branch: table key_value',
  'git.json 5 git_diff: key_value',
  'git.json 6 git_show: error',
  'memory.json 1 create_entities: table',
  'memory.json 2 create_relations: table',
  'memory.json 3 read_graph: json',
  'memory.json 4 search_nodes: json',
  'memory.json 5 delete_entities: key_value',
  'pdf.json 1 list_pdfs: json',
  'pdf.json 2 read_pdf_bytes: error',
  'sequential-thinking.json 1 sequentialthinking: json',
  'sequential-thinking.json 2 sequentialthinking: error',
]

const List = z.array(z.json())

const AiSdk = z.record(z.string(), z.json())

/** All members of `foreign` that no part and no note speaks of. */
function unheard(foreign: JsonValue, froms: readonly string[]): readonly string[] {
  if (!isJsonObject(foreign) || froms.includes('')) return []
  const names = Object.keys(foreign)
  return names.filter((name) => !froms.some((from) => `${from}/`.startsWith(`/${name}/`)))
}

function seen(foreign: JsonValue, format: AdoptionFormat) {
  const { result, notes, origin } = adoptResult(foreign, format)
  expect(origin.foreign).toEqual(foreign)
  expect(
    unheard(
      foreign,
      origin.parts.map(({ from }) => from),
    ),
  ).toEqual([])
  const lost = origin.parts.filter(({ to }) => to.length === 0)
  expect(lost.length).toBeLessThanOrEqual(notes.length)
  const bounded = boundArtifacts(result.artifacts)
  expect(bounded).toEqual({ artifacts: result.artifacts })
  if (result.isError) expect(result.content.trim()).not.toBe('')
  return {
    content: result.content,
    kinds: result.artifacts.map(({ kind }) => kind).join(' '),
    isError: result.isError,
    notes,
    denied: origin.denied,
    artifacts: result.artifacts,
    value: result.value,
  }
}

test('at least five public MCP servers were recorded, and each gave results', () => {
  expect(SERVERS.length).toBeGreaterThanOrEqual(5)
  for (const file of SERVERS)
    expect(Recorded.parse(read(`mcp/${file}`)).calls.length).toBeGreaterThan(1)
})

describe('a recorded MCP result', () => {
  test.each(mcpCalls)(
    '$name is recognised, adopted without a loss and given back',
    ({ result }) => {
      expect(recogniseFormat(result)).toBe('mcp')
      const { notes } = seen(result, 'mcp')
      expect(notes.every((note) => /described and not shown/.test(note))).toBe(true)
      expect(toMcpContent(adoptResult(result, 'mcp'))).toEqual(result)
    },
  )

  test('of each call has these kinds', () => {
    const kinds = mcpCalls.map(({ name, result }) => {
      const { kinds: shown, isError } = seen(result, 'mcp')
      return `${name}: ${isError ? 'error' : ''}${shown}`
    })
    expect(kinds).toEqual(KINDS)
  })

  test('of a built MCP answer is read again as the same result', () => {
    for (const { result } of mcpCalls) {
      const adopted = adoptResult(result, 'mcp').result
      const again = adoptResult(toMcpContent(adopted), 'mcp').result
      expect(again.isError).toBe(adopted.isError)
      expect(again.content.startsWith(adopted.content)).toBe(true)
      if (isJsonObject(adopted.value ?? null)) expect(again.value).toEqual(adopted.value)
    }
  })
})

describe('an output of the AI SDK', () => {
  const record = AiSdk.parse(read('ai-sdk.json'))
  const parts = List.parse(record.toolParts)
  const [message] = List.parse(record.toolMessages)
  const ui = List.parse(record.uiParts)

  test('is recognised as a part, in a message and as a part of the user interface', () => {
    for (const part of [...parts, ...ui]) expect(recogniseFormat(part)).toBe('ai-sdk')
    expect(resultsWithin(message ?? null)).toHaveLength(6)
    const [converted] = List.parse(record.uiAsMessages)
    expect(resultsWithin(converted ?? null)?.map(({ format }) => format)).toEqual(
      Array(3).fill('ai-sdk'),
    )
  })

  test('as a step holds it', () => {
    const [text, rows, nothing, fails, picture] = parts.map((part) => seen(part, 'ai-sdk'))
    expect(text).toMatchObject({ content: 'It rains in Graz.', kinds: '', notes: [] })
    expect(rows).toMatchObject({
      kinds: 'table',
      value: [
        { id: 1, city: 'Graz' },
        { id: 2, city: 'Žilina', note: null },
      ],
    })
    expect(nothing).toMatchObject({ content: 'null', kinds: 'json', value: null })
    expect(fails).toMatchObject({
      isError: true,
      content: 'The tool reported an error and gave no text.',
    })
    expect(picture).toMatchObject({ kinds: 'key_value' })
  })

  test('as the next prompt holds it', () => {
    const within = resultsWithin(message ?? null) ?? []
    const [text, rows, nothing, fails, picture, refused] = within.map(({ foreign }) =>
      seen(foreign, 'ai-sdk'),
    )
    expect(text).toMatchObject({ content: 'It rains in Graz.', isError: false })
    expect(rows).toMatchObject({ kinds: 'table', notes: [] })
    expect(nothing).toMatchObject({ content: 'null', kinds: 'json' })
    expect(fails).toMatchObject({ isError: true, content: 'The station is closed.' })
    expect(picture).toMatchObject({
      content: 'One pixel.',
      kinds: 'image key_value link key_value',
    })
    expect(picture?.notes).toHaveLength(2)
    expect(refused).toMatchObject({
      isError: true,
      denied: true,
      content: 'Not on a Sunday.',
      kinds: 'error',
    })
  })

  test('as the user interface holds it', () => {
    const [rows, fails, refused] = ui.map((part) => seen(part, 'ai-sdk'))
    expect(rows).toMatchObject({ kinds: 'table', isError: false })
    expect(fails).toMatchObject({
      content: 'The station is closed.',
      isError: true,
      kinds: 'error',
    })
    expect(refused).toMatchObject({ content: 'Not on a Sunday.', isError: true, denied: true })
  })
})

test('a result of OpenAI has what its form says', () => {
  const results = List.parse(read('openai.json'))
  for (const result of results) expect(recogniseFormat(result)).toBe('openai')
  expect(results.map((result) => seen(result, 'openai'))).toMatchObject([
    { kinds: 'table', notes: [] },
    { content: 'first\n\nsecond', kinds: '', notes: [] },
    { content: 'It rains.', notes: [] },
    { content: '{"ok":true}', notes: [] },
    {
      content: 'Two files and two pictures.',
      kinds: 'image link key_value key_value',
      notes: [
        expect.stringContaining('Block 4 holds bytes'),
        expect.stringContaining('Block 5 names a file'),
      ],
    },
    { content: 'plain words', notes: [] },
    { kinds: 'image', notes: [] },
    { content: 'notes', isError: false, notes: [] },
    { content: 'There is no such file.', isError: true, notes: [] },
  ])
})

test('a result of Anthropic has what its form says', () => {
  const results = List.parse(read('anthropic.json'))
  for (const result of results) expect(recogniseFormat(result)).toBe('anthropic')
  expect(resultsWithin({ role: 'user', content: results })).toHaveLength(results.length)
  expect(results.map((result) => seen(result, 'anthropic'))).toMatchObject([
    { content: '15 degrees', isError: false, notes: [] },
    { content: 'The station is closed.', isError: true },
    { content: '', isError: false, notes: [] },
    { content: 'The tool reported an error and gave no text.', isError: true },
    {
      content: 'See the picture.',
      kinds: 'image link key_value',
      notes: [expect.stringContaining('Block 4')],
    },
    {
      content: 'first line\nsecond line\n\ninside\n\nFrom nine.\n\nread_page',
      kinds: 'code key_value code link',
      notes: [expect.stringContaining('Block 2 holds bytes')],
    },
    { content: '[{"id":1}]', kinds: 'table', isError: false, notes: [] },
  ])
})

test('an artifact of codeagent becomes ours, one of a later version stays as it is', () => {
  const results = List.parse(read('codeagent.json'))
  for (const result of results) expect(recogniseFormat(result)).toBe('codeagent')
  const [frame, byColumn, code, old, failure, denied, malformed, future] = results.map((result) => {
    return seen(result, 'codeagent')
  })
  const payload = {
    columns: ['g', 'n'],
    rows: [
      ['a', 1],
      ['b', 2.5],
    ],
  }
  expect(frame?.artifacts).toMatchObject([
    { version: 1, title: 'By group', payload: { ...payload, caption: 'two groups' } },
  ])
  expect(byColumn?.artifacts).toMatchObject([{ kind: 'table', payload }])
  expect(code?.artifacts).toMatchObject([
    { kind: 'code', icon: 'code', payload: { lang: 'r', output: '[1] 1' } },
  ])
  expect(old?.artifacts).toMatchObject([
    { version: 1, status: 'success', title: 'Old form', kind: 'table' },
  ])
  expect(failure).toMatchObject({ isError: true, content: "object 'x' not found", kinds: 'error' })
  expect(denied).toMatchObject({ isError: true, denied: true, content: 'The user said no.' })
  expect(malformed).toMatchObject({
    kinds: 'json',
    notes: [expect.stringContaining('lacks what every artifact has')],
  })
  expect(future?.artifacts).toEqual([results.at(-1)])
  expect(future).toMatchObject({
    isError: false,
    notes: [expect.stringContaining('later version')],
  })
})
