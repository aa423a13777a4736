import { isObject, type JsonObject, type JsonValue } from '#lib/base/json.ts'
import type { Artifact } from '../artifact.ts'
import { codeArtifact } from '../kinds/code.ts'
import { jsonArtifact } from '../kinds/json.ts'
import { keyValueArtifact } from '../kinds/key-value.ts'
import { linkArtifact } from '../kinds/link.ts'
import { textArtifacts } from './adopt-value.ts'
import type { Piece } from './adoption.ts'

/** What one block became; `loss` says in half a sentence what of it is shown nowhere, "Block 1 …". */
type ReadBlock = Pick<Piece, 'text' | 'standIn' | 'artifacts'> & { readonly loss?: string }

type BlockReader = (block: JsonObject, hasStructure: boolean) => ReadBlock | undefined

/**
 * What a block of an MCP result becomes; undefined where its type is not known or it lacks what its type asks.
 * `hasStructure`: structured content stands beside it, so that JSON in a text block is the same data once more.
 * Source: design `contract.md`, "Adoption"; MCP specification 2025-11-25, "Tool Result".
 */
export function readMcpBlock(block: JsonValue, hasStructure: boolean): ReadBlock | undefined {
  if (!isObject(block) || typeof block.type !== 'string') return undefined
  return BLOCK_READERS.get(block.type)?.(block, hasStructure)
}

const BLOCK_READERS: ReadonlyMap<string, BlockReader> = new Map<string, BlockReader>([
  ['text', readText],
  ['image', readImage],
  ['audio', readAudio],
  ['resource_link', readLink],
  ['resource', readResource],
])

/** The images that have a kind of their own; every other is described like any bytes. */
const PICTURES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
])

function readText({ text }: JsonObject, hasStructure: boolean): ReadBlock | undefined {
  if (typeof text !== 'string') return undefined
  return { text, artifacts: hasStructure ? [] : textArtifacts(text) }
}

function readImage(block: JsonObject): ReadBlock | undefined {
  const { mimeType, data } = block
  if (typeof mimeType !== 'string' || typeof data !== 'string') return undefined
  const standIn = `[image: ${mimeType}]`
  if (!PICTURES.has(mimeType)) return { standIn, ...described('image', mimeType, data) }
  const loss = 'has no kind of artifact of its own yet; it is shown as JSON.'
  return { standIn, artifacts: [jsonArtifact({ value: block })], loss }
}

function readAudio({ mimeType, data }: JsonObject): ReadBlock | undefined {
  if (typeof mimeType !== 'string' || typeof data !== 'string') return undefined
  return { standIn: `[audio: ${mimeType}]`, ...described('audio', mimeType, data) }
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
    return { text, artifacts: [codeArtifact({ text, filename: uri, lang: mime })] }
  }
  if (typeof blob !== 'string') return undefined
  return { standIn: `[resource: ${uri}]`, ...described('resource', mime, blob, uri) }
}

/** Facts about bytes that no artifact holds. */
function described(
  type: string,
  mime: string | undefined,
  base64: string,
  uri?: string,
): { readonly artifacts: readonly Artifact[]; readonly loss: string } {
  const entries = [
    { key: 'type', value: type },
    ...(uri === undefined ? [] : [{ key: 'uri', value: uri }]),
    { key: 'mime', value: mime ?? null },
    { key: 'bytes', value: decodedBytes(base64) },
  ]
  return {
    artifacts: [keyValueArtifact({ entries })],
    loss: 'holds bytes that are described and not shown.',
  }
}

/** How many bytes a Base64 text stands for, from its length; it is not decoded. */
function decodedBytes(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='))
  return Math.max(0, Math.floor((base64.length * 3) / 4) - padding)
}
