import { type JsonValue, serialise } from '#lib/base/json.ts'
import { artifactMarkdown, artifactText } from '#lib/contract/artifact-text.ts'
import { isArtifact } from '#lib/contract/is-artifact.ts'
import { toMcpContent } from '#lib/contract/to-mcp-content.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'

/** A form in which an artifact leaves the page. */
export type ArtifactForm = 'text' | 'markdown' | 'json' | 'mcp'

/**
 * `value`, which came as an artifact, in a form for somewhere else: the same that `vitrine show` writes. What is
 * no artifact after all is JSON in every form.
 */
export function writtenArtifact(value: JsonValue, form: ArtifactForm): string {
  if (form === 'json' || !isArtifact(value)) return serialise(value)
  if (form === 'text') return artifactText(value)
  if (form === 'markdown') return artifactMarkdown(value)
  return serialise({ ...toMcpContent(ToolResult.text('', value)) })
}
