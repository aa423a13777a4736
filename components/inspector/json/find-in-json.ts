import { childNodes, type JsonNode } from './json-rows.ts'
import { scalarText } from './scalar-text.ts'

/** Nodes kept of one search. */
const MAX_FOUND = 1000
/** Values looked at in one search. */
const MAX_VISITED = 500_000

/** The nodes whose key or scalar holds the query, in reading order. */
export type FoundNodes = { readonly nodes: readonly JsonNode[]; readonly more: boolean }

/** Looks for `query` in keys and scalars under `root`, without regard to case. Walks with its own stack. */
export function findInJson(root: JsonNode, query: string): FoundNodes {
  const wanted = query.toLowerCase()
  const nodes: JsonNode[] = []
  const stack: JsonNode[] = wanted === '' ? [] : [root]
  let visited = 0
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (++visited > MAX_VISITED || nodes.length === MAX_FOUND) return { nodes, more: true }
    if (holds(node, wanted)) nodes.push(node)
    for (const member of childNodes(node).toReversed()) stack.push(member)
  }
  return { nodes, more: false }
}

function holds({ key, value }: JsonNode, wanted: string): boolean {
  if (typeof key === 'string' && key.toLowerCase().includes(wanted)) return true
  return scalarText(value)?.toLowerCase().includes(wanted) ?? false
}
