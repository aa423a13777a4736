import type { JsonObject } from '#lib/base/json.ts'
import type { CheckedResult } from '#lib/boundary/checked-result.ts'
import { artifactMarkdown, artifactText } from '#lib/contract/artifact-text.ts'
import { fencedBlock } from '#lib/contract/markdown.ts'
import { toMcpContent } from '#lib/contract/to-mcp-content.ts'
import { makeToolResult } from '#lib/contract/tool-result.ts'
import { printableJson, terminalText } from '../printable.ts'

/** One form in which results are written for those who read them outside the console. */
export type ShownForm = {
  /** True where several results are set apart by a blank line; else each is one line. */
  readonly isForPeople: boolean
  write(result: CheckedResult): string
}

/**
 * The forms by name. What is for people holds no control that a terminal would obey; what is JSON has it as an
 * escape.
 */
export const SHOWN_FORMS: ReadonlyMap<string, ShownForm> = new Map<string, ShownForm>([
  [
    'text',
    {
      isForPeople: true,
      write: (result) => terminalText(written(result, ({ text }) => text, artifactText)),
    },
  ],
  [
    'markdown',
    {
      isForPeople: true,
      write: (result) =>
        terminalText(written(result, ({ text }) => fencedBlock(text), artifactMarkdown)),
    },
  ],
  ['mcp', { isForPeople: false, write: (result) => `${printableJson(mcpOf(result))}\n` }],
  ['json', { isForPeople: false, write: (result) => `${printableJson(jsonOf(result))}\n` }],
])

function written(
  result: CheckedResult,
  contentOf: (result: CheckedResult) => string,
  artifactOf: (artifact: CheckedResult['artifacts'][number]) => string,
): string {
  const error = result.isError ? ['The tool reports an error.'] : []
  const content = result.text === '' ? [] : [contentOf(result)]
  const parts = [...error, ...content, ...result.artifacts.map(artifactOf)]
  return `${parts.join('\n\n')}\n`
}

function mcpOf({ text, isError, artifacts, payload }: CheckedResult): JsonObject {
  const value = payload === undefined ? undefined : { value: payload }
  return { ...toMcpContent(makeToolResult({ content: text, isError, artifacts, value })) }
}

function jsonOf({ text, isError, artifacts, payload }: CheckedResult): JsonObject {
  return { content: text, ...(payload !== undefined && { value: payload }), isError, artifacts }
}
