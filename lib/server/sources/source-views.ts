import type {
  SourceHealth,
  SourceKind,
  SourceLogLine,
  ToolSource,
} from '#lib/sources/tool-source.ts'
import type { DefinitionStanding } from './definition-history.ts'
import type { SourceEntry } from './installation-sources.ts'
import type { ShownSetting } from './shown-settings.ts'

/** A source in the list of sources. */
export type SourceRow = Pick<SourceHealth, 'state' | 'since' | 'latencyMs' | 'lastError'> & {
  readonly name: string
  readonly kind: SourceKind
  /** Null where what was kept of it cannot be read. */
  readonly transport: string | null
  readonly tools: number
  /** Tools that wait for an administrator's word. */
  readonly pending: number
  readonly refused: number
}

/** A source as its page shows it. */
export type SourceDetail = SourceRow & {
  /** Foreign text, bounded. */
  readonly about: SourceHealth['about']
  /** Oldest first: foreign text, bounded and redacted. */
  readonly log: readonly SourceLogLine[]
  readonly settings: readonly ShownSetting[]
  readonly toolNames: readonly { readonly name: string; readonly standing: DefinitionStanding }[]
  /** Who added it and when; null where it stands in the configuration file. */
  readonly added: { readonly at: string; readonly by: string } | null
  /** An administrator can sign in at it. */
  readonly canSignIn: boolean
}

/** The newest lines of a log that are shown. */
const SHOWN_LINES = 500

/** The row of a source. */
export function sourceRow(
  source: ToolSource,
  entry: SourceEntry | undefined,
  counts: Pick<SourceRow, 'tools' | 'pending' | 'refused'>,
): SourceRow {
  const { state, since, latencyMs, lastError } = source.health()
  const transport = entry?.settings?.transport ?? null
  return {
    name: source.name,
    kind: source.kind,
    transport,
    state,
    since: Math.floor(since),
    latencyMs,
    lastError,
    ...counts,
  }
}

/** The page of a source. */
export function sourceDetail(
  source: ToolSource,
  entry: SourceEntry | undefined,
  given: Pick<SourceDetail, 'toolNames' | 'settings' | 'refused'>,
): SourceDetail {
  const { toolNames } = given
  const pending = toolNames.filter(({ standing }) => standing !== 'approved').length
  const { refused } = given
  return {
    ...sourceRow(source, entry, { tools: toolNames.length, pending, refused }),
    about: source.health().about,
    log: source.log().slice(-SHOWN_LINES),
    ...given,
    added: entry?.from === 'console' ? { at: entry.addedAt, by: entry.addedBy } : null,
    canSignIn: hasSignIn(source, entry),
  }
}

/** Where the settings ask for it, or the server itself does. */
function hasSignIn(source: ToolSource, entry: SourceEntry | undefined): boolean {
  const { settings } = entry ?? {}
  if (settings?.transport !== 'streamable_http' && settings?.transport !== 'sse') return false
  return settings.oauth !== undefined || source.health().state === 'sign_in'
}
