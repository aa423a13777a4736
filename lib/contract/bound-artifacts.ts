import { type JsonValue, serialise } from '#lib/base/json.ts'
import { copyPlain, type PlainProblem } from '#lib/base/plain-data.ts'
import { utf8Length } from '#lib/base/text.ts'
import type { Artifact, ArtifactOmission } from './artifact.ts'
import { fittingArtifact } from './fitting-artifact.ts'
import { describeList, omissionMarker } from './omission-marker.ts'

/** Ceilings of one list of artifacts: bytes of UTF-8 as serialised, levels, values and keys. */
export type ArtifactLimits = {
  readonly maxBytes?: number | undefined
  readonly maxDepth?: number | undefined
  readonly maxNodes?: number | undefined
}

/** A list that can be sent and kept as it is, deeply frozen; `omission` says that it is only the marker. */
export type BoundedArtifacts = {
  readonly artifacts: readonly Artifact[]
  readonly omission?: ArtifactOmission
}

const DEFAULT_LIMITS = { maxBytes: 50_000, maxDepth: 64, maxNodes: 100_000 } as const

/** Deeper than this the serialiser's own stack might not do; a higher limit is taken for this one. */
const DEEPEST = 512

type Limits = { readonly maxBytes: number; readonly maxDepth: number; readonly maxNodes: number }

type Checked =
  | { readonly ok: true; readonly artifacts: readonly Artifact[] }
  | { readonly ok: false; readonly problem: Omit<ArtifactOmission, 'count' | 'kinds'> }

/**
 * A plain, deeply frozen copy of any list, in which each payload fits its kind (or became a `json` artifact)
 * and which keeps the limits; or, where any check fails, one `text` artifact "Artifacts omitted" in its place
 * and the fact beside it. Never throws, never cuts inside a structure. Source: design `contract.md`, "Bounding".
 */
export function boundArtifacts(list: unknown, limits: ArtifactLimits = {}): BoundedArtifacts {
  const checked = check(list, {
    maxBytes: limits.maxBytes ?? DEFAULT_LIMITS.maxBytes,
    maxDepth: Math.min(limits.maxDepth ?? DEFAULT_LIMITS.maxDepth, DEEPEST),
    maxNodes: limits.maxNodes ?? DEFAULT_LIMITS.maxNodes,
  })
  if (checked.ok) return Object.freeze({ artifacts: checked.artifacts })
  const { reason, ...measures } = checked.problem
  const omission = Object.freeze({ reason, ...describeList(list), ...measures })
  return Object.freeze({ artifacts: Object.freeze([omissionMarker(omission)]), omission })
}

function check(list: unknown, limits: Limits): Checked {
  const copy = copyPlain(list, limits)
  if (!copy.ok) return failed(copy.problem, limits)
  if (!Array.isArray(copy.value)) return { ok: false, problem: { reason: 'not_serialisable' } }
  const elements: readonly JsonValue[] = copy.value
  const artifacts = Object.freeze(elements.map(fittingArtifact))
  if (artifacts.some((artifact, index) => artifact !== elements[index])) {
    // A payload that became `json` lies one level deeper: what is sent is what has to keep the limits.
    const again = copyPlain(artifacts, limits)
    if (!again.ok) return failed(again.problem, limits)
  }
  const bytes = utf8Length(serialise(artifacts))
  if (bytes <= limits.maxBytes) return { ok: true, artifacts }
  return { ok: false, problem: { reason: 'too_large', bytes, limit: limits.maxBytes } }
}

function failed(problem: PlainProblem, limits: Limits): Checked {
  switch (problem) {
    case 'too_deep':
      return { ok: false, problem: { reason: problem, limit: limits.maxDepth } }
    case 'too_many_nodes':
      return { ok: false, problem: { reason: problem, limit: limits.maxNodes } }
    case 'not_serialisable':
      return { ok: false, problem: { reason: problem } }
  }
}
