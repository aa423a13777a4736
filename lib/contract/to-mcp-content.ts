import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import type { AdoptedResult } from './adopt-result.ts'
import { isJsonArray, isJsonObject } from './adoption/json-object.ts'
import type { Artifact } from './artifact.ts'
import { ARTIFACT_KINDS } from './artifact-kinds.ts'
import { IMAGE_KIND } from './kinds/image.ts'
import { LINK_KIND } from './kinds/link.ts'
import { artifactResource } from './mcp-artifact-resource.ts'
import type { ToolResult } from './tool-result.ts'

/** A `CallToolResult` of MCP, as an answer to `tools/call` holds it. */
export type McpCallToolResult = {
  readonly content: readonly JsonObject[]
  readonly structuredContent?: JsonObject
  readonly isError?: boolean
}

/**
 * A result as a `CallToolResult`. One that was adopted from MCP is given back as it came, its metadata and the
 * order of its blocks included. Any other is written anew: `content` as a text block, then each artifact in a
 * block that says by `annotations.audience` that it is for people and no model: pictures as `image`, links as
 * `resource_link`, the rest whole in an embedded resource that `adoptResult` reads back; a typed value is the
 * structured content, where it is no object under the name `value`.
 *
 * What is given back as it came has crossed no boundary: hand a checked result on where a model may read it.
 * Source: design `contract.md`, "Adoption".
 */
export function toMcpContent(source: ToolResult | AdoptedResult): McpCallToolResult {
  if (!('origin' in source)) return written(source)
  const { format, foreign } = source.origin
  return format === 'mcp' && isCallToolResult(foreign) ? foreign : written(source.result)
}

function written(result: ToolResult): McpCallToolResult {
  const { content, artifacts, isError } = result
  const words = content === '' && artifacts.length > 0 ? [] : [{ type: 'text', text: content }]
  return {
    content: [...words, ...artifacts.flatMap(artifactBlocks)],
    ...(result.hasValue && { structuredContent: structureOf(result.value) }),
    ...(isError && { isError }),
  }
}

function structureOf(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : { value: value ?? null }
}

/** Whoever takes MCP at its word gives these blocks to people alone. */
const FOR_PEOPLE = { annotations: { audience: ['user'] } }

function artifactBlocks(artifact: Artifact, index: number): readonly JsonObject[] {
  const write = fits(artifact) ? NATIVE_BLOCKS.get(artifact.kind) : undefined
  const blocks = write?.(artifact.payload) ?? [
    { type: 'resource', resource: artifactResource(artifact, index) },
  ]
  return blocks.map((block) => ({ ...block, ...FOR_PEOPLE }))
}

function fits({ version, kind, payload }: Artifact): boolean {
  return version === 1 && ARTIFACT_KINDS.get(kind)?.payload.safeParse(payload).success === true
}

type BlockWriter = (payload: JsonObject) => readonly JsonObject[]

const NATIVE_BLOCKS: ReadonlyMap<string, BlockWriter> = new Map<string, BlockWriter>([
  [
    IMAGE_KIND.kind,
    ({ images }: JsonObject) =>
      members(images).map(({ mime = '', b64 = '' }) => ({
        type: 'image',
        data: b64,
        mimeType: mime,
      })),
  ],
  [
    LINK_KIND.kind,
    ({ links }: JsonObject) =>
      members(links).map(({ href = '', label = href, description }) => ({
        type: 'resource_link',
        uri: href,
        name: label,
        ...(description !== undefined && { description }),
      })),
  ],
])

function members(list: JsonValue | undefined): readonly JsonObject[] {
  return isJsonArray(list) ? list.filter(isJsonObject) : []
}

/** Takes what was copied as plain data: it is JSON throughout. */
function isCallToolResult(
  foreign: JsonValue | undefined,
): foreign is McpCallToolResult & JsonObject {
  if (!isJsonObject(foreign) || !isJsonArray(foreign.content)) return false
  const { structuredContent, isError } = foreign
  return (
    foreign.content.every((block) => isJsonObject(block) && typeof block.type === 'string') &&
    (structuredContent === undefined || isJsonObject(structuredContent)) &&
    (isError === undefined || typeof isError === 'boolean')
  )
}
