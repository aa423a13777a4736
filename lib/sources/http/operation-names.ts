import { createHash } from 'node:crypto'
import type { Operation } from './operation.ts'

/** What model providers take as the name of a tool. */
const MAX_TOOL_NAME = 64

/** Between the name of a source and that of its tool. */
export const BETWEEN_NAMES = '__'

/**
 * The names of the tools of `operations`, in their order, each short enough to be called through `source`. A
 * name comes from its operation alone and from those that would have the same one, never from the order.
 */
export function operationNames(
  source: string,
  operations: readonly Operation[],
): readonly string[] {
  const maxLength = MAX_TOOL_NAME - source.length - BETWEEN_NAMES.length
  const plain = operations.map(plainName)
  const counts = new Map<string, number>()
  for (const name of plain) counts.set(name, (counts.get(name) ?? 0) + 1)
  const taken = new Set<string>()
  return operations.map((operation, index) => {
    const name = plain[index] ?? ''
    const isUnique = counts.get(name) === 1 && name.length <= maxLength
    const chosen = isUnique ? name : withDigest(name, operation, maxLength)
    const free = taken.has(chosen) ? withDigest(`${chosen}_${index}`, operation, maxLength) : chosen
    taken.add(free)
    return free
  })
}

/** The identifier of the operation, else its method and path: `get_users_id`. */
function plainName({ operationId, method, path }: Operation): string {
  const name = wordsOf(operationId ?? '')
  return name === '' ? wordsOf(`${method.toLowerCase()} ${path}`) : name
}

function wordsOf(text: string): string {
  return text
    .slice(0, 500)
    .replace(/[^A-Za-z0-9_-]+/g, '_')
    .replace(/^_+|_+$/g, '')
}

function withDigest(name: string, { method, path }: Operation, maxLength: number): string {
  const digest = createHash('sha256').update(`${method} ${path}`).digest('hex').slice(0, 6)
  return `${name.slice(0, maxLength - digest.length - 1)}_${digest}`
}
