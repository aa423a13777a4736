/*
 * The published door of the contract: what somebody else's agent uses of it. Nothing inside the house imports
 * through it. Source: design `map.md`, "The entries".
 */
export {
  ADOPTION_FORMATS,
  type AdoptedPart,
  type AdoptedResult,
  type AdoptionFormat,
  type AdoptionOrigin,
  adoptResult,
} from './adopt-result.ts'
export { ARTIFACT_SCHEMA, type Artifact, type ArtifactOmission } from './artifact.ts'
export type { ArtifactKind } from './artifact-kind.ts'
export { ARTIFACT_KINDS } from './artifact-kinds.ts'
export { type ArtifactLimits, type BoundedArtifacts, boundArtifacts } from './bound-artifacts.ts'
export { type CappedContent, capContent } from './cap-content.ts'
export { isToolResult } from './is-tool-result.ts'
export { codeArtifact } from './kinds/code.ts'
export { diffArtifact } from './kinds/diff.ts'
export { errorArtifact } from './kinds/error.ts'
export { imageArtifact } from './kinds/image.ts'
export { jsonArtifact } from './kinds/json.ts'
export { keyValueArtifact } from './kinds/key-value.ts'
export { linkArtifact } from './kinds/link.ts'
export { listArtifact } from './kinds/list.ts'
export { tableArtifact } from './kinds/table.ts'
export { textArtifact } from './kinds/text.ts'
export { treeArtifact } from './kinds/tree.ts'
export { type McpCallToolResult, toMcpContent } from './to-mcp-content.ts'
export { defineTool, type Tool, type ToolContext, type ToolDefinition } from './tool.ts'
export { ToolResult } from './tool-result.ts'
export { type ArtifactReading, toolResultArtifact } from './tool-result-artifact.ts'
export { toolResultValue } from './tool-result-value.ts'
export type { WireText } from './wire-text.ts'
