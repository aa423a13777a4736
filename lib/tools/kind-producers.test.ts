import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adoptResult } from '#lib/contract/adopt-result.ts'
import type { Artifact } from '#lib/contract/artifact.ts'
import { ARTIFACT_KINDS } from '#lib/contract/artifact-kinds.ts'
import { boundArtifacts } from '#lib/contract/bound-artifacts.ts'
import { callTool } from './testing/call-tool.ts'
import { toolsOver } from './testing/file-database.ts'
import { fetching, html, served } from './testing/page-server.ts'

const tools = () =>
  toolsOver(
    (database) =>
      database.exec('CREATE TABLE t (id INTEGER PRIMARY KEY); INSERT INTO t VALUES (1)'),
    {
      filesRoot: join(process.cwd(), 'fixtures', 'sample-files'),
    },
  )

const from = (name: string, toolArguments: unknown) => async (): Promise<readonly Artifact[]> =>
  (await callTool(tools()(name), toolArguments)).result.artifacts

/** A failed call as the AI SDK tells of it: tools of ours fail with `ToolResult.error`, which carries no artifact. */
const FAILED_CALL = {
  type: 'tool-error',
  toolCallId: 'call-1',
  toolName: 'read_file',
  input: { path: 'missing.txt' },
  error: { name: 'Error', message: 'There is no such file.' },
}

/** What ships and makes each kind. Source: design `contract.md`, "Artifact v1". */
const PRODUCERS: Readonly<Record<string, () => Promise<readonly Artifact[]>>> = {
  text: async () => boundArtifacts([() => undefined]).artifacts,
  table: from('read_records', { table: 't' }),
  tree: from('list_files', { depth: 2 }),
  list: from('list_tables', {}),
  key_value: from('record_details', { table: 't', key: 1 }),
  link: async () => {
    const { url } = await served(html('<p>page'))
    return (await callTool(fetching(), { url })).result.artifacts
  },
  code: from('read_file', { path: 'README.md' }),
  diff: from('compare_files', { old: 'notes/house-rules.txt', new: 'notes/house-rules-2025.txt' }),
  image: from('render_chart', { table: 't', label: 'id', value: 'id' }),
  json: async () => adoptResult({ a: { b: 1 } }, 'value').result.artifacts,
  error: async () => adoptResult(FAILED_CALL, 'ai-sdk').result.artifacts,
}

test('every kind of the table has a producer here', () => {
  expect(Object.keys(PRODUCERS)).toEqual([...ARTIFACT_KINDS.keys()])
})

test.each(Object.entries(PRODUCERS))(
  '%s is made by what ships, and fits its kind',
  async (name, produce) => {
    const artifacts = await produce()
    const made = artifacts.filter(({ kind }) => kind === name)
    expect(made.length).toBeGreaterThan(0)
    for (const { payload } of made) {
      expect(ARTIFACT_KINDS.get(name)?.payload.safeParse(payload).success).toBe(true)
    }
    // What fits its kind is sent as it is: nothing became JSON on its way.
    expect(boundArtifacts(artifacts).artifacts.map(({ kind }) => kind)).toEqual(
      artifacts.map(({ kind }) => kind),
    )
  },
)

test('a failed call becomes an error artifact that says why, beside the same text', () => {
  const { result } = adoptResult(FAILED_CALL, 'ai-sdk')
  expect(result).toMatchObject({
    content: 'There is no such file.',
    isError: true,
    artifacts: [{ kind: 'error', status: 'error', payload: { message: 'There is no such file.' } }],
  })
})

test('a built-in tool that fails says why and carries no artifact', async () => {
  const { result } = await callTool(tools()('read_file'), { path: 'missing.txt' })
  expect(result).toMatchObject({ isError: true, artifacts: [] })
  expect(result.content).not.toBe('')
})
