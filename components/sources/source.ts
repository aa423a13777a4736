/** How a source stands. */
export type SourceState = 'connecting' | 'ready' | 'waiting' | 'sign_in' | 'failed' | 'stopped'

/** A source in the list. */
export type SourceRow = {
  readonly name: string
  readonly kind: 'mcp' | 'http'
  readonly transport: string | null
  readonly state: SourceState
  /** In milliseconds since the Unix epoch. */
  readonly since: number
  readonly latencyMs: number | null
  readonly lastError: { readonly at: number; readonly message: string } | null
  readonly tools: number
  /** Tools that wait for an administrator's word. */
  readonly pending: number
  readonly refused: number
}

/** One line of what a source said beside its answers: foreign. */
export type LogLine = {
  readonly at: number
  readonly channel: string
  readonly level: 'debug' | 'info' | 'warning' | 'error'
  readonly text: string
}

/** A source with everything that its page shows. */
export type SourceDetail = SourceRow & {
  /** What the source says it is: foreign. */
  readonly about: {
    readonly name?: string
    readonly version?: string
    readonly protocolVersion?: string
    readonly instructions?: string
  } | null
  readonly log: readonly LogLine[]
  readonly settings: readonly { readonly label: string; readonly value: string }[]
  readonly toolNames: readonly { readonly name: string; readonly standing: string }[]
  /** Null where it stands in the configuration file. */
  readonly added: { readonly at: string; readonly by: string } | null
  readonly canSignIn: boolean
}

/** What became of a request to change something: a sentence where nothing was changed. */
export type Answer = { readonly isSet: boolean } | { readonly problem: string }

/** A source as the form and the import make it; the server parses it. */
export type NewSource = { readonly name: string; readonly settings: object }

/** What a source answered that is not added yet; its words are foreign. */
export type TriedSource = {
  readonly state: 'ready' | 'sign_in'
  readonly name: string | null
  readonly version: string | null
  readonly tools: number
  readonly refused: number
  readonly findings: number
  /** Tools in whose definitions something was found; not all of them where there are many. */
  readonly flagged: readonly string[]
}

/** The ways to change sources. */
export type SourceActions = {
  add(source: NewSource): Promise<Answer>
  /** Connects once and keeps nothing; a sentence where it went wrong. */
  try(source: NewSource): Promise<TriedSource | { readonly problem: string }>
  remove(name: string): Promise<Answer>
  reconnect(name: string): Promise<Answer>
  readonly beginSignIn: BeginSignIn
}

/** Begins a sign-in at a source: where to go on; a sentence where none was begun. */
export type BeginSignIn = (
  name: string,
) => Promise<
  | { readonly url: string; readonly host: string; readonly tokenHost: string }
  | { readonly problem: string }
>

/** How each transport is called. */
const TRANSPORTS: ReadonlyMap<string | null, string> = new Map([
  ['stdio', 'MCP over stdio'],
  ['streamable_http', 'MCP over HTTP'],
  ['sse', 'MCP over HTTP with SSE'],
  ['openapi', 'OpenAPI'],
])

/** The words for how a source is reached. */
export function transportWords(transport: string | null): string {
  return TRANSPORTS.get(transport) ?? 'unknown'
}

/** What can be done with one source that a file of another client names. */
export type ImportStep = {
  readonly name: string
  readonly notes: readonly string[]
  readonly problems: readonly string[]
} & (
  | { readonly way: 'add'; readonly settings: object }
  | { readonly way: 'file'; readonly lines: string }
  | { readonly way: 'none' }
)

/** What can be done with the sources of a pasted file. */
export type ImportPlan = {
  readonly steps: readonly ImportStep[]
  readonly problems: readonly string[]
}

/** Reads a pasted file; a sentence where it can't be read. */
export type PlanImport = (text: string) => Promise<ImportPlan | { readonly problem: string }>
