import type { CheckedDefinition } from '#lib/boundary/checked-definition.ts'
import type { Tool } from '#lib/contract/tool.ts'
import type { AnnouncedTool, SourceTool } from '#lib/sources/tool-source.ts'
import { type AdmittedTools, type RefusedTool, toolAdmission } from '../admit-tools.ts'
import { type AnnouncedDefinition, announcedDefinition } from './definition-history.ts'

/** Characters of JSON of all definitions of one source: they are read word by word, kept, and listed whole. */
export const MAX_DEFINITIONS_LENGTH = 32_000_000

/** A tool that was admitted, before a policy says whether it needs approval. */
export type Entry = {
  readonly tool: Tool
  readonly checked: CheckedDefinition
  /** What its source announced; null for a built-in tool. */
  readonly announced: AnnouncedDefinition | null
  readonly annotations: AnnouncedTool['annotations']
}

/** The tools of one source that were admitted, and those that were refused. */
export type AdmittedSource = {
  readonly entries: readonly Entry[]
  readonly refused: readonly RefusedTool[]
}

/**
 * Admits the tools of one source, as far as their definitions together stay within `MAX_DEFINITIONS_LENGTH`. Each
 * step gives the characters of definitions that it scanned, or what is as much work.
 */
export function* sourceAdmission(
  source: string,
  tools: readonly SourceTool[],
  report: (problem: Error) => void,
): Generator<number, AdmittedSource> {
  const lengths = yield* fittingLengths(tools)
  const fitting = tools.slice(0, lengths.length)
  const admission = toolAdmission(
    fitting.map(({ tool }) => tool),
    report,
  )
  let step = admission.next()
  while (!step.done) {
    yield lengths[step.value] ?? 0
    step = admission.next()
  }
  const { registry, listed, indexes, refused } = step.value
  const entries: Entry[] = []
  for (const [position, checked] of listed.entries()) {
    const index = indexes[position] ?? -1
    const tool = registry.find(checked.definition.name)
    const announced = fitting[index]?.announced
    if (!tool || !announced) continue
    const { annotations } = announced
    entries.push({ tool, checked, announced: announcedDefinition(source, announced), annotations })
    yield lightly(lengths[index] ?? 0)
  }
  const beyond = tools.slice(fitting.length).map((_, index) => {
    return { position: fitting.length + index + 1, name: null, source, reason: TOO_LARGE }
  })
  return { entries, refused: [...refused, ...beyond] }
}

/** The entries of tools that no source announced. */
export function builtinEntries({ registry, listed }: AdmittedTools): readonly Entry[] {
  return listed.flatMap((checked) => {
    const tool = registry.find(checked.definition.name)
    return tool ? [{ tool, checked, announced: null, annotations: undefined }] : []
  })
}

/** The lengths of the definitions up to the one that goes past the limit. */
function* fittingLengths(tools: readonly SourceTool[]): Generator<number, readonly number[]> {
  const lengths: number[] = []
  let total = 0
  for (const { announced } of tools) {
    const { length } = JSON.stringify(announced)
    total += length
    if (total > MAX_DEFINITIONS_LENGTH) break
    lengths.push(length)
    yield lightly(length)
  }
  return lengths
}

/** To measure and to hash is a small part of the work of a scan. */
function lightly(length: number): number {
  return Math.ceil(length / 16)
}

const TOO_LARGE =
  'The definitions of its source are too large together; let the source announce fewer or shorter ones.'
