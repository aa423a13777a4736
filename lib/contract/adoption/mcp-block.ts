import { isObject, type JsonValue } from '#lib/base/json.ts'
import { codeArtifact } from '../kinds/code.ts'
import { linkArtifact } from '../kinds/link.ts'
import { artifactOfResource, isArtifactAddress, withBeside } from '../mcp-artifact-resource.ts'
import { textArtifacts } from './adopt-value.ts'
import type { Piece, ReadBlock } from './adoption.ts'
import type { Place } from './asides.ts'
import { readMedia } from './foreign-media.ts'
import { ReadMembers } from './read-members.ts'

type BlockReader = (block: ReadMembers, hasStructure: boolean) => ReadBlock | undefined

/**
 * The pieces of a block of an MCP result, which stands at `place`: what it became, and what of it stands beside
 * the result; undefined where its type is not known or it lacks what its type asks. `hasStructure`: structured
 * content stands beside it, so that JSON in a text block is the same data once more.
 * Source: design `contract.md`, "Adoption"; MCP specification 2025-11-25, "Tool Result".
 */
export function readMcpBlock(
  block: JsonValue,
  { hasStructure, place }: { readonly hasStructure: boolean; readonly place: Place },
): readonly Piece[] | undefined {
  if (!isObject(block) || typeof block.type !== 'string') return undefined
  const members = new ReadMembers(block)
  members.text('type')
  const read = BLOCK_READERS.get(block.type)?.(members, hasStructure)
  if (!read) return undefined
  const { loss, ...piece } = withMeta(read, members)
  return [
    { from: place.at, ...piece, ...(loss !== undefined && { note: `${place.name} ${loss}` }) },
    ...members.asides(KEPT, place),
  ]
}

/** A picture or a link has in its metadata what its block cannot hold. */
function withMeta(read: ReadBlock, members: ReadMembers): ReadBlock {
  const meta = members.peek('_meta')
  const list = NATIVE_LISTS.get(String(members.peek('type')))
  if (meta === undefined || list === undefined || !read.artifacts) return read
  return { ...read, artifacts: read.artifacts.map((one) => withBeside(one, list, meta)) }
}

const NATIVE_LISTS: ReadonlyMap<string, string> = new Map([
  ['image', 'images'],
  ['resource_link', 'links'],
])

/** Members that belong to the form and say nothing for the result. */
const KEPT = ['annotations', '_meta', 'icons'] as const

const BLOCK_READERS: ReadonlyMap<string, BlockReader> = new Map<string, BlockReader>([
  ['text', readText],
  ['image', (block) => readBytes('image', block)],
  ['audio', (block) => readBytes('audio', block)],
  ['resource_link', readLink],
  ['resource', readResource],
])

function readText(block: ReadMembers, hasStructure: boolean): ReadBlock | undefined {
  const text = block.text('text')
  if (text === undefined) return undefined
  return { text, artifacts: hasStructure ? [] : textArtifacts(text) }
}

function readBytes(what: string, block: ReadMembers): ReadBlock | undefined {
  const mime = block.text('mimeType')
  const base64 = block.text('data')
  if (mime === undefined || base64 === undefined) return undefined
  return readMedia({ what, mime, base64 })
}

function readLink(block: ReadMembers): ReadBlock | undefined {
  const uri = block.text('uri')
  if (uri === undefined) return undefined
  const name = block.text('name')
  const label = block.text('title') ?? name
  const description = block.text('description')
  const mime = block.text('mimeType')
  const size = block.number('size')
  const facts = [description, mime, size === undefined ? undefined : `${size} bytes`]
  const told = facts.filter((fact) => fact !== undefined).join(' · ')
  const link = {
    href: uri,
    ...(label !== undefined && { label }),
    ...(told !== '' && { description: told }),
  }
  const text = name === undefined ? uri : `${name}: ${uri}`
  return { text, artifacts: [linkArtifact({ links: [link] })] }
}

function readResource(block: ReadMembers): ReadBlock | undefined {
  const resource = block.object('resource')
  const uri = resource?.peek('uri')
  if (resource === undefined || typeof uri !== 'string') return undefined
  const mime = resource.text('mimeType')
  const text = resource.text('text')
  const artifact = text === undefined ? undefined : artifactOfResource(mime, text)
  if (artifact) {
    if (isArtifactAddress(uri)) resource.text('uri')
    return { standIn: () => `[artifact: ${uri}]`, artifacts: [artifact] }
  }
  resource.text('uri')
  if (text !== undefined) {
    return { text, artifacts: [codeArtifact({ text, filename: uri, lang: mime })] }
  }
  const blob = resource.text('blob')
  if (blob === undefined) return undefined
  return readMedia({ what: 'resource', mime, base64: blob, name: uri })
}
