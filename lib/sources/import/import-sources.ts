import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import { isJsonArray, isJsonObject } from '#lib/contract/adoption/json-object.ts'
import { arrayOf, asObject, objectOf, textOf } from '../members.ts'
import { SourceSettings } from '../source-settings.ts'
import { readClientEntry } from './client-entry.ts'
import type { DraftSource, ImportedSource, SourceImport } from './imported-source.ts'
import { readConfigText } from './read-config-text.ts'
import { isRegistryServer, readRegistryServer } from './registry-server.ts'
import { sourceName } from './source-name.ts'
import { told } from './told.ts'

const MAX_SOURCES = 200

/** Where clients keep their servers, by the way through their file. */
const PLACES: readonly (readonly string[])[] = [
  // Claude, Cursor, Windsurf, Cline, Gemini, Continue
  ['mcpServers'],
  // VS Code: mcp.json, and its settings
  ['servers'],
  ['mcp', 'servers'],
  // Zed
  ['context_servers'],
  // Continue, before
  ['experimental', 'modelContextProtocolServers'],
  // opencode
  ['mcp'],
  // Goose
  ['extensions'],
]

/**
 * The sources that a file of another client names (`mcp.json` and its like), or the `server.json` of a
 * registry. Keeps no secret, loses nothing without saying so, and never throws.
 */
export function importSources(text: string): SourceImport {
  const read = readConfigText(text)
  if (!read.ok) return { sources: [], problems: [read.problem] }
  const { drafts, problems } = draftsOf(read.value)
  const taken = new Set<string>()
  const sources = drafts.slice(0, MAX_SOURCES).map((draft) => finished(draft, taken))
  return {
    sources,
    problems: [
      ...problems,
      ...(drafts.length > MAX_SOURCES
        ? [`Only the first ${MAX_SOURCES} of ${drafts.length} servers were read.`]
        : []),
    ],
  }
}

type Drafts = { readonly drafts: readonly DraftSource[]; readonly problems: readonly string[] }

function draftsOf(root: JsonObject): Drafts {
  const registry = registryServers(root)
  if (registry.length > 0) return { drafts: registry.flatMap(readRegistryServer), problems: [] }
  const asked = askedInputs(root)
  for (const place of PLACES) {
    const entries = entriesAt(root, place)
    if (entries.length === 0) continue
    const drafts = entries.map(([name, entry]) => draftOf(name, entry, asked))
    return { drafts, problems: asideProblems(root, place) }
  }
  if (textOf(root, 'command') !== undefined || textOf(root, 'url') !== undefined) {
    return { drafts: [draftOf(textOf(root, 'name') ?? 'source', root, asked)], problems: [] }
  }
  return { drafts: [], problems: [NO_SERVERS] }
}

const NO_SERVERS =
  'The file names no servers where known clients have them: hand in an mcp.json or a server.json.'

/** A `server.json`, what a registry answers for one, or a page of its list. */
function registryServers(root: JsonObject): readonly JsonObject[] {
  const candidates = [root, objectOf(root, 'server'), ...arrayOf(root, 'servers').map(asObject)]
  return candidates
    .map((one) => (isJsonObject(one.server) ? one.server : one))
    .filter((one, index, all) => isRegistryServer(one) && all.indexOf(one) === index)
}

function entriesAt(
  root: JsonObject,
  place: readonly string[],
): readonly (readonly [string, JsonValue])[] {
  const held = place.reduce<JsonValue | undefined>(
    (holder, name) => (isJsonObject(holder) ? getOwn(holder, name) : undefined),
    root,
  )
  if (isJsonArray(held)) {
    return held.map((entry, index) => [
      textOf(asObject(entry), 'name') ?? `source-${index + 1}`,
      entry,
    ])
  }
  return isJsonObject(held) ? Object.entries(held) : []
}

/** What VS Code asks its user for, by the id of the input. */
function askedInputs(root: JsonObject): ReadonlyMap<string, string> {
  const inputs = [...arrayOf(root, 'inputs'), ...arrayOf(objectOf(root, 'mcp'), 'inputs')]
  return new Map(
    inputs.map(asObject).flatMap((input) => {
      const id = textOf(input, 'id')
      const description = textOf(input, 'description')
      return id !== undefined && description !== undefined ? [[id, description] as const] : []
    }),
  )
}

function draftOf(name: string, entry: JsonValue, asked: ReadonlyMap<string, string>): DraftSource {
  if (isJsonObject(entry)) return { name, ...readClientEntry(entry, { source: name, asked }) }
  return { name, draft: null, notes: [], problems: ['Its entry is no object: it was left out.'] }
}

/** Members of the file beside its servers that say something of them. */
function asideProblems(root: JsonObject, [place]: readonly string[]): readonly string[] {
  const others = Object.keys(root).filter((name) => name !== place && name !== 'inputs')
  if (others.length === 0) return []
  const names = others.slice(0, 10).map(told).join(', ')
  return [
    `Beside the servers the file holds ${names}${others.length > 10 ? ' and more' : ''}: left out.`,
  ]
}

function finished(
  { name: foreign, draft, notes, problems }: DraftSource,
  taken: Set<string>,
): ImportedSource {
  const name = sourceName(foreign, taken)
  const renamed = name === foreign ? [] : [`It is called ${told(foreign)} there.`]
  const parsed = draft === null ? null : SourceSettings.safeParse(draft)
  if (parsed === null || parsed.success) {
    return { name, settings: parsed?.data ?? null, notes: [...renamed, ...notes], problems }
  }
  const [issue] = parsed.error.issues
  const where = issue === undefined ? '' : ` (${issue.path.map(String).join('.')})`
  return {
    name,
    settings: null,
    notes: [...renamed, ...notes],
    problems: [...problems, `Its settings are not of use here${where}: write them by hand.`],
  }
}
