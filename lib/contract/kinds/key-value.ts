import * as z from 'zod/mini'
import type { Artifact } from '../artifact.ts'
import { defineKind } from '../artifact-kind.ts'
import { escapeMarkdown } from '../markdown.ts'
import { oneLine } from '../one-line.ts'
import { type ArtifactHeading, producedArtifact } from '../produced-artifact.ts'
import type { Cell } from './table.ts'

/** One named value. Keys need not differ from each other. */
export type KeyValueEntry = { readonly key: string; readonly value: Cell }

const entry = z.looseObject({
  key: z.string(),
  value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
})

/** Named scalars in an order: the fields of one record, the facts about one thing. */
export const KEY_VALUE_KIND = defineKind({
  kind: 'key_value',
  payload: z.looseObject({ entries: z.array(entry) }),
  summary: ({ entries }) => ({ entries: entries.length }),
  plainText: ({ entries }) =>
    entries.map(({ key, value }) => `${oneLine(key)}: ${oneLine(cellText(value))}`).join('\n'),
  markdown: ({ entries }) =>
    [['Key', 'Value'], ['---', '---'], ...entries.map(({ key, value }) => escaped(key, value))]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n'),
})

/** A `key_value` artifact. */
export function keyValueArtifact(
  content: ArtifactHeading & { readonly entries: readonly KeyValueEntry[] },
): Artifact {
  const { entries, ...heading } = content
  return producedArtifact(KEY_VALUE_KIND.kind, { entries }, heading)
}

function escaped(key: string, value: Cell): readonly string[] {
  return [escapeMarkdown(key), escapeMarkdown(cellText(value))]
}

function cellText(cell: Cell): string {
  return cell === null ? '' : String(cell)
}
