import { type JsonObject, serialise } from '#lib/base/json.ts'
import { ARTIFACT_VERSION, type Artifact } from './artifact.ts'
import type { ArtifactKind } from './artifact-kind.ts'
import { ARTIFACT_KINDS } from './artifact-kinds.ts'
import { escapeMarkdown, fencedBlock } from './markdown.ts'
import { oneLine } from './one-line.ts'

/**
 * The artifact as portable text under one line of heading. One of a version or kind that is not known here, or
 * whose payload does not fit its kind, is JSON under a line that says so. Non-ASCII stays itself.
 * Source: design `contract.md`, display adapters.
 */
export function artifactText(artifact: Artifact): string {
  const { kind, payload } = artifact
  const read = readable(artifact)
  const body = read.ok ? read.kind.plainText(payload) : `${read.reason}\n${serialise(artifact)}`
  return `${[oneLine(titleOf(artifact)), `(${oneLine(kind)}${statusMark(artifact)})`].join(' ')}\n${body}`
}

/** The same as Markdown, in which no byte of the artifact is markup. */
export function artifactMarkdown(artifact: Artifact): string {
  const { kind, payload } = artifact
  const read = readable(artifact)
  const body = read.ok
    ? read.kind.markdown(payload)
    : `${read.reason}\n\n${fencedBlock(serialise(artifact), 'json')}`
  const heading = `**${escapeMarkdown(titleOf(artifact))}** (${escapeMarkdown(kind)}${statusMark(artifact)})`
  return `${heading}\n\n${body}`
}

type Reading =
  | { readonly ok: true; readonly kind: ArtifactKind }
  | { readonly ok: false; readonly reason: string }

function readable({ version, kind, payload }: Artifact): Reading {
  if (version !== ARTIFACT_VERSION) {
    return unknown(`This artifact is version ${version}; version ${ARTIFACT_VERSION} is known here`)
  }
  const known = ARTIFACT_KINDS.get(kind)
  if (!known) return unknown('This kind is not known here')
  if (!fits(known, payload)) return unknown('The payload does not fit its kind')
  return { ok: true, kind: known }
}

function unknown(reason: string): Reading {
  return { ok: false, reason: `${reason}, so it is shown as JSON.` }
}

function fits(kind: ArtifactKind, payload: JsonObject): boolean {
  return kind.payload.safeParse(payload).success
}

function titleOf({ title = '' }: Artifact): string {
  return title === '' ? 'Artifact' : title
}

function statusMark({ status }: Artifact): string {
  return status === 'error' ? ', error' : ''
}
