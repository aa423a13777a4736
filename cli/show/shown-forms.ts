import { type JsonObject, serialise } from '#lib/base/json.ts'
import type { CheckedResult } from '#lib/boundary/checked-result.ts'
import { ARTIFACT_VERSION, type Artifact } from '#lib/contract/artifact.ts'
import { artifactMarkdown, artifactText } from '#lib/contract/artifact-text.ts'
import { fencedBlock } from '#lib/contract/markdown.ts'
import { toMcpContent } from '#lib/contract/to-mcp-content.ts'
import { makeToolResult } from '#lib/contract/tool-result.ts'
import { printableJson, terminalText } from '../printable.ts'

/** One form in which results are written for those who read them outside the console. */
export type ShownForm = {
  /** True where several results are set apart by a blank line; else each is one line. */
  readonly isForPeople: boolean
  /** True where the notes are written with the result; else they are told beside it. */
  readonly hasNotes: boolean
  /** `notes` say what was read in another way, one sentence each. */
  write(result: CheckedResult, notes: readonly string[]): string
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
      hasNotes: false,
      write: (result) => terminalText(written(result, ({ text }) => text, artifactText)),
    },
  ],
  [
    'markdown',
    {
      isForPeople: true,
      hasNotes: false,
      write: (result) =>
        terminalText(written(result, ({ text }) => fencedBlock(text), artifactMarkdown)),
    },
  ],
  [
    'mcp',
    {
      isForPeople: false,
      hasNotes: false,
      write: (result) => `${printableJson(mcpOf(result))}\n`,
    },
  ],
  [
    'json',
    {
      isForPeople: false,
      hasNotes: true,
      write: (result, notes) => `${printableJson(jsonOf(result, notes))}\n`,
    },
  ],
])

function written(
  result: CheckedResult,
  contentOf: (result: CheckedResult) => string,
  artifactOf: (artifact: CheckedResult['artifacts'][number]) => string,
): string {
  const error = result.isError ? ['The tool reports an error.'] : []
  const content = result.text === '' ? [] : [contentOf(result)]
  const artifacts = result.artifacts.filter((artifact) => !isTextAgain(artifact, result.text))
  const parts = [...error, ...content, ...artifacts.map(artifactOf)]
  return `${parts.join('\n\n')}\n`
}

/** A value that is no table and no record is its own text: its artifact would say the same again. */
function isTextAgain({ kind, title, version, payload }: Artifact, text: string): boolean {
  const isPlain = version === ARTIFACT_VERSION && kind === 'json' && title === undefined
  return isPlain && payload.value !== undefined && serialise(payload.value) === text
}

function mcpOf({ text, isError, artifacts, payload }: CheckedResult): JsonObject {
  const value = payload === undefined ? undefined : { value: payload }
  return { ...toMcpContent(makeToolResult({ content: text, isError, artifacts, value })) }
}

function jsonOf(
  { text, isError, artifacts, payload }: CheckedResult,
  notes: readonly string[],
): JsonObject {
  return {
    content: text,
    ...(payload !== undefined && { value: payload }),
    isError,
    artifacts,
    ...(notes.length > 0 && { notes }),
  }
}
