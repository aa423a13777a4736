import { expect, test } from 'vitest'
import { drive, onlyStep, testWorld } from '#fixtures/drive-run.ts'
import { temporaryDatabase } from '#fixtures/temporary-database.ts'
import { createPersister } from '#lib/audit/persister.ts'
import type { JsonValue } from '#lib/base/json.ts'
import { adoptResult } from '#lib/contract/adopt-result.ts'
import type { Artifact } from '#lib/contract/artifact.ts'
import { toMcpContent } from '#lib/contract/to-mcp-content.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { toolResultArtifact } from '#lib/contract/tool-result-artifact.ts'
import { toolResultValue } from '#lib/contract/tool-result-value.ts'
import type { RunEvent } from '#lib/events/run-event.ts'
import { runInspect } from '#lib/runs/run-inspect.ts'
import { decodeEvents } from '#lib/stream/decode-events.ts'
import { encodeEvent } from '#lib/stream/encode-event.ts'
import { sqliteAuditStore } from './sqlite-audit-store.ts'

/** Of a version that is not made yet: another order of keys, members that version 1 does not have. */
const LATER = {
  payload: { columns: 5, nested: [null, 0.1, 'é 漢字 \u2028 😀'], status: 'v1' },
  axes: { constructor: true },
  status: 'drawn',
  kind: 'error',
  version: 9,
  schema: 'vitrine.tool-artifact',
} as const satisfies Artifact & Record<string, JsonValue>

const EXACTLY = JSON.stringify(LATER)

async function inspected(
  text: string,
  format: 'auto' | 'vitrine' = 'auto',
): Promise<readonly RunEvent[]> {
  const world = { ...testWorld(null), privacyLevel: 'full' as const }
  return await drive(runInspect({ mode: 'inspect', text, format }, world), world.clock)
}

async function streamed(events: readonly RunEvent[]): Promise<readonly RunEvent[]> {
  async function* chunks() {
    for (const event of events) yield encodeEvent(event)
  }
  const decoded: RunEvent[] = []
  for await (const one of decodeEvents(chunks())) if ('event' in one) decoded.push(one.event)
  return decoded
}

async function audited(events: readonly RunEvent[]): Promise<readonly RunEvent[]> {
  const { database } = temporaryDatabase()
  const store = sqliteAuditStore(database)
  const persister = createPersister(store)
  for (const event of events) await persister.record(event)
  return await store.events('run-1', -1)
}

/** What a reader of version 1 has of the only result of a run, and what one of every version has. */
function readings(events: readonly RunEvent[]) {
  const step = onlyStep(events, 'tool')
  return {
    ofVersion1: toolResultArtifact(step),
    ofAny: JSON.stringify(toolResultArtifact(step, { version: null })),
    text: toolResultValue(step),
  }
}

const carriers: readonly (readonly [string, string])[] = [
  ['alone', EXACTLY],
  ['of codeagent', JSON.stringify({ ...LATER, schema: 'codeagent.tool-artifact' })],
  ['in the block of an MCP result', JSON.stringify(toMcpContent(ToolResult.text('words', LATER)))],
  [
    'in the named form',
    JSON.stringify({ id: 1, value: 'words', is_error: false, artifact: LATER }),
  ],
]

test.each(carriers)(
  'an artifact of a later version, %s, comes through adoption, stream, audit and the copy of its step unchanged',
  async (name, text) => {
    const exactly = name === 'of codeagent' ? text : EXACTLY
    const format = text.includes('"is_error"') ? 'vitrine' : 'auto'
    const live = await inspected(text, format)
    const stored = await audited(await streamed(live))
    for (const events of [live, await streamed(live), stored]) {
      expect(readings(events)).toMatchObject({ ofVersion1: null, ofAny: exactly })
      expect(readings(events).text).toMatch(/words|drawn/)
    }
    const [copied, line] = [onlyStep(stored, 'tool'), stored.find(({ event }) => event === 'step')]
    for (const exported of [copied, line]) {
      const again = await inspected(JSON.stringify(exported))
      expect(readings(again)).toMatchObject({ ofVersion1: null, ofAny: exactly })
      expect(onlyStep(again, 'tool')).toMatchObject({
        toolIsError: false,
        toolOrigin: { format: 'vitrine' },
      })
    }
  },
)

test('what was copied of a step is inspected with its text out of the envelope', async () => {
  const step = onlyStep(await inspected('{"content":[{"type":"text","text":"two words"}]}'), 'tool')
  const again = onlyStep(await inspected(JSON.stringify(step)), 'tool')
  expect(again.toolResult).toBe(step.toolResult)
})

test.each([
  ['version', 0],
  ['version', -1],
  ['version', 1.5],
  ['version', '9'],
  ['version', null],
  ['status', ''],
  ['status', undefined],
  ['kind', 5],
  ['payload', 'text'],
  ['payload', [1]],
  ['title', 7],
])('a malformed %s, %j, is never taken for a later version', (name, value) => {
  const artifact: unknown = JSON.parse(JSON.stringify({ ...LATER, [name]: value }))
  for (const foreign of [artifact, { value: 'words', artifact }]) {
    const { result, notes } = adoptResult(foreign, 'vitrine')
    expect(toolResultArtifact(result, { version: [2, 9] })).toBeNull()
    expect(result.artifacts).toMatchObject([
      { kind: 'json', version: 1, payload: { value: artifact } },
    ])
    expect(notes.join()).toContain('kept as JSON')
    expect(toolResultValue(result)).toMatch(/words|columns|schema/)
  }
})
