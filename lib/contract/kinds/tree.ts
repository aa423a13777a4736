import * as z from 'zod/mini'
import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { isObject } from '#lib/base/json.ts'
import type { Artifact } from '../artifact.ts'
import { defineKind } from '../artifact-kind.ts'
import { fencedBlock } from '../markdown.ts'
import { oneLine } from '../one-line.ts'
import { type ArtifactHeading, producedArtifact } from '../produced-artifact.ts'
import type { Cell } from './table.ts'

/** One node of a tree; one with `children`, be they none, is a branch. */
export type TreeNode = {
  readonly label: string
  readonly value?: Cell
  readonly children?: readonly TreeNode[]
}

// A schema that refers to itself would add a stack for what a loop can check.
const payload = z.custom<JsonObject & { readonly nodes: readonly TreeNode[] }>(isTree)

/** Things that lie in each other: folders and files, an outline, a hierarchy. */
export const TREE_KIND = defineKind({
  kind: 'tree',
  payload,
  summary: ({ nodes }) => ({ nodes: [...placed(nodes)].length }),
  plainText: ({ nodes }) => lines(nodes),
  markdown: ({ nodes }) => fencedBlock(lines(nodes)),
})

/** A `tree` artifact. */
export function treeArtifact(
  content: ArtifactHeading & { readonly nodes: readonly TreeNode[] },
): Artifact {
  const { nodes, ...heading } = content
  return producedArtifact(TREE_KIND.kind, { nodes }, heading)
}

function isTree(candidate: unknown): boolean {
  if (!isObject(candidate) || !Array.isArray(candidate.nodes)) return false
  const waiting: JsonValue[][] = [candidate.nodes]
  for (let nodes = waiting.pop(); nodes; nodes = waiting.pop()) {
    for (const node of nodes) {
      if (!isNode(node)) return false
      if (Array.isArray(node.children)) waiting.push(node.children)
    }
  }
  return true
}

function isNode(candidate: JsonValue): candidate is JsonObject {
  if (!isObject(candidate)) return false
  const { label, value, children } = candidate
  const hasScalar = value === undefined || value === null || typeof value !== 'object'
  return (
    typeof label === 'string' && hasScalar && (children === undefined || Array.isArray(children))
  )
}

/** Every node in the order of reading, with its level from 0 on. */
function* placed(nodes: readonly TreeNode[]): Generator<{ node: TreeNode; level: number }> {
  const waiting = [...nodes].reverse().map((node) => ({ node, level: 0 }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    const { children = [] } = next.node
    for (let index = children.length - 1; index >= 0; index--) {
      const node = children[index]
      if (node) waiting.push({ node, level: next.level + 1 })
    }
  }
}

function lines(nodes: readonly TreeNode[]): string {
  return [...placed(nodes)]
    .map(({ node: { label, value }, level }) => {
      const told = value === undefined ? '' : `: ${oneLine(String(value ?? ''))}`
      return `${'  '.repeat(level)}${oneLine(label)}${told}`
    })
    .join('\n')
}
