import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import type { AdoptedResult } from './adopt-result.ts'
import { isJsonArray, isJsonObject } from './adoption/json-object.ts'
import { ARTIFACT_SCHEMA, ARTIFACT_VERSION, type Artifact } from './artifact.ts'
import { ARTIFACT_KINDS } from './artifact-kinds.ts'
import { IMAGE_KIND } from './kinds/image.ts'
import { LINK_KIND } from './kinds/link.ts'
import { artifactResource, BESIDE } from './mcp-artifact-resource.ts'
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
 * What the block of a picture or a link cannot hold (title, icon, a status other than `success`, what is seen,
 * the tool's output) stands in its `_meta` under `vitrine/artifact`, where `adoptResult` reads it back; where
 * several items share such, the artifact is an embedded resource instead, so no bytes stand twice.
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
  const blocks = nativeBlocks(artifact) ?? [
    { type: 'resource', resource: artifactResource(artifact, index) },
  ]
  return blocks.map((block) => ({ ...block, ...FOR_PEOPLE }))
}

function fits({ schema, version, kind, payload }: Artifact): boolean {
  const isOurs = schema === ARTIFACT_SCHEMA && version === ARTIFACT_VERSION
  return isOurs && ARTIFACT_KINDS.get(kind)?.payload.safeParse(payload).success === true
}

/** Blocks of the artifact's own type; undefined where it has none, or some of it would be lost in them. */
function nativeBlocks(artifact: Artifact): readonly JsonObject[] | undefined {
  const native = fits(artifact) ? NATIVE_BLOCKS.get(artifact.kind) : undefined
  if (native === undefined) return undefined
  const items = members(artifact.payload[native.list])
  const [first = {}] = items
  const beside = besideBlock(artifact, first, native)
  if (items.length === 1 && beside) return [{ ...native.write(first), _meta: { [BESIDE]: beside } }]
  const isHeld = items.every((item) => besideBlock(artifact, item, native) === undefined)
  return items.length > 0 && isHeld ? items.map(native.write) : undefined
}

/** What a block cannot hold of an artifact of one item; undefined where that is nothing. */
function besideBlock(artifact: Artifact, item: JsonObject, native: NativeBlock) {
  const { schema, version, kind, status, payload, ...heading } = artifact
  const outer = { ...heading, ...(status !== 'success' && { status }) }
  const others = without(payload, [native.list])
  const more = without(item, native.holds)
  const beside = {
    ...outer,
    ...(Object.keys(others).length > 0 && { payload: others }),
    ...(Object.keys(more).length > 0 && { item: more }),
  }
  return Object.keys(beside).length > 0 ? beside : undefined
}

function without(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)))
}

type NativeBlock = {
  /** The member of the payload that holds the items. */
  readonly list: string
  /** Members of an item that the block holds. */
  readonly holds: readonly string[]
  write(item: JsonObject): JsonObject
}

const NATIVE_BLOCKS: ReadonlyMap<string, NativeBlock> = new Map<string, NativeBlock>([
  [
    IMAGE_KIND.kind,
    {
      list: 'images',
      holds: ['mime', 'b64'],
      write: ({ mime = '', b64 = '' }) => ({ type: 'image', data: b64, mimeType: mime }),
    },
  ],
  [
    LINK_KIND.kind,
    {
      list: 'links',
      holds: ['href', 'label', 'description'],
      write: ({ href = '', label = href, description }) => ({
        type: 'resource_link',
        uri: href,
        name: label,
        ...(description !== undefined && { description }),
      }),
    },
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
