/** The closed set of artifact kinds that may be named in the audit. Source: design `contract.md`. */
const NAMED_KINDS: ReadonlySet<unknown> = new Set([
  'text',
  'table',
  'tree',
  'list',
  'key_value',
  'link',
  'code',
  'diff',
  'image',
  'json',
  'error',
])

/** `kind` where it is one of the closed set, otherwise `unknown`: a foreign kind is free text. */
export function namedKind(kind: unknown): string {
  return typeof kind === 'string' && NAMED_KINDS.has(kind) ? kind : 'unknown'
}
