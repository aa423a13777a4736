import { isObject, type JsonObject, type JsonValue } from '#lib/base/json.ts'
import { codeArtifact } from '../kinds/code.ts'
import { linkArtifact } from '../kinds/link.ts'
import { artifactOfResource } from '../mcp-artifact-resource.ts'
import { textArtifacts } from './adopt-value.ts'
import type { Piece, ReadBlock } from './adoption.ts'
import { asides } from './asides.ts'
import { readMedia } from './foreign-media.ts'

type BlockReader = {
  /** Members that the block's type has. */
  readonly reads: readonly string[]
  read(block: JsonObject, hasStructure: boolean): ReadBlock | undefined
}

/**
 * What a block of an MCP result becomes; undefined where its type is not known or it lacks what its type asks.
 * `hasStructure`: structured content stands beside it, so that JSON in a text block is the same data once more.
 * Source: design `contract.md`, "Adoption"; MCP specification 2025-11-25, "Tool Result".
 */
export function readMcpBlock(block: JsonValue, hasStructure: boolean): ReadBlock | undefined {
  if (!isObject(block) || typeof block.type !== 'string') return undefined
  return BLOCK_READERS.get(block.type)?.read(block, hasStructure)
}

const KEPT = ['annotations', '_meta', 'icons'] as const

/** The members of a block that could be read which only the origin keeps; `at` is where the block stands. */
export function mcpBlockAsides(block: JsonValue, at: string, name: string): readonly Piece[] {
  if (!isObject(block) || typeof block.type !== 'string') return []
  const reads = BLOCK_READERS.get(block.type)?.reads ?? []
  const { resource } = block
  const inner = isObject(resource)
    ? asides(resource, { reads: RESOURCE_MEMBERS, keeps: KEPT }, { at: `${at}/resource`, name })
    : []
  return [...asides(block, { reads, keeps: KEPT }, { at, name }), ...inner]
}

const RESOURCE_MEMBERS = ['uri', 'mimeType', 'text', 'blob']

const BLOCK_READERS: ReadonlyMap<string, BlockReader> = new Map<string, BlockReader>([
  ['text', { reads: ['type', 'text'], read: readText }],
  ['image', { reads: ['type', 'mimeType', 'data'], read: (block) => readBytes('image', block) }],
  ['audio', { reads: ['type', 'mimeType', 'data'], read: (block) => readBytes('audio', block) }],
  [
    'resource_link',
    { reads: ['type', 'uri', 'name', 'title', 'description', 'mimeType', 'size'], read: readLink },
  ],
  ['resource', { reads: ['type', 'resource'], read: readResource }],
])

function readText({ text }: JsonObject, hasStructure: boolean): ReadBlock | undefined {
  if (typeof text !== 'string') return undefined
  return { text, artifacts: hasStructure ? [] : textArtifacts(text) }
}

function readBytes(what: string, { mimeType: mime, data: base64 }: JsonObject) {
  if (typeof mime !== 'string' || typeof base64 !== 'string') return undefined
  return readMedia({ what, mime, base64 })
}

function readLink({ uri, name, title, description, mimeType, size }: JsonObject) {
  if (typeof uri !== 'string') return undefined
  const label = [title, name].find((one) => typeof one === 'string')
  const facts = [description, mimeType, typeof size === 'number' ? `${size} bytes` : undefined]
  const told = facts.filter((fact) => typeof fact === 'string').join(' · ')
  const link = {
    href: uri,
    ...(label !== undefined && { label }),
    ...(told !== '' && { description: told }),
  }
  const text = typeof name === 'string' ? `${name}: ${uri}` : uri
  return { text, artifacts: [linkArtifact({ links: [link] })] }
}

function readResource({ resource }: JsonObject): ReadBlock | undefined {
  if (!isObject(resource) || typeof resource.uri !== 'string') return undefined
  const { uri, mimeType, text, blob } = resource
  const mime = typeof mimeType === 'string' ? mimeType : undefined
  if (typeof text === 'string') {
    const artifact = artifactOfResource(mime, text)
    if (artifact) return { standIn: () => `[artifact: ${uri}]`, artifacts: [artifact] }
    return { text, artifacts: [codeArtifact({ text, filename: uri, lang: mime })] }
  }
  if (typeof blob !== 'string') return undefined
  return readMedia({ what: 'resource', mime, base64: blob, name: uri })
}
