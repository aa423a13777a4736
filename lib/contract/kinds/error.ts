import * as z from 'zod/mini'
import { characterCount } from '#lib/base/text.ts'
import type { Artifact } from '../artifact.ts'
import { defineKind } from '../artifact-kind.ts'
import { escapeMarkdown, fencedBlock } from '../markdown.ts'
import { type ArtifactHeading, producedArtifact } from '../produced-artifact.ts'

/** Why a call failed. Its status is always `error`. */
export const ERROR_KIND = defineKind({
  kind: 'error',
  payload: z.looseObject({ message: z.string(), detail: z.optional(z.string()) }),
  summary: ({ message, detail }) => ({
    characters: characterCount(message) + characterCount(detail ?? ''),
  }),
  plainText: ({ message, detail }) => (detail === undefined ? message : `${message}\n\n${detail}`),
  markdown({ message, detail }) {
    const line = `**Error:** ${escapeMarkdown(message)}`
    return detail === undefined ? line : `${line}\n\n${fencedBlock(detail)}`
  },
})

/** What an `error` artifact holds. */
export type ErrorContent = Omit<ArtifactHeading, 'status'> & {
  readonly message: string
  readonly detail?: string | undefined
}

/** An `error` artifact. */
export function errorArtifact({ message, detail, ...heading }: ErrorContent): Artifact {
  return producedArtifact(
    ERROR_KIND.kind,
    { message, ...(detail !== undefined && { detail }) },
    { ...heading, status: 'error' },
  )
}
