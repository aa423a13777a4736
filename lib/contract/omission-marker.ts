import type { Artifact, ArtifactOmission } from './artifact.ts'
import { ARTIFACT_KINDS } from './artifact-kinds.ts'
import { textArtifact } from './kinds/text.ts'
import { ownData } from './own-data.ts'

/** More members than these are counted, but not looked at for their kinds. */
const EXAMINED_MEMBERS = 10_000

/**
 * How many members any list has and of which kinds, each known kind once, in order of appearance; every other
 * is `unknown`. Never throws: a list that can't be read counts as none.
 */
export function describeList(list: unknown): Pick<ArtifactOmission, 'count' | 'kinds'> {
  try {
    if (!Array.isArray(list)) return { count: 0, kinds: [] }
    const kinds = new Set<string>()
    const count = Number(ownData(list, 'length'))
    for (let index = 0; index < Math.min(count, EXAMINED_MEMBERS); index++) {
      kinds.add(knownKind(ownData(list, String(index))))
    }
    return { count, kinds: Object.freeze([...kinds]) }
  } catch {
    // A proxy threw; what it threw is foreign and is dropped.
    return { count: 0, kinds: [] }
  }
}

function knownKind(member: unknown): string {
  const kind = ownData(member, 'kind')
  return typeof kind === 'string' && ARTIFACT_KINDS.has(kind) ? kind : 'unknown'
}

/** The one artifact that stands in place of a list that could not be kept. */
export function omissionMarker(omission: ArtifactOmission): Artifact {
  const { count, kinds, reason } = omission
  const what = count === 1 ? 'One artifact was' : `${count} artifacts were`
  const named = kinds.length > 0 ? ` (${kinds.join(', ')})` : ''
  return textArtifact({
    title: 'Artifacts omitted',
    text: `${what} left out${named}: ${REASONS[reason](omission)} The text of the result is not affected.`,
  })
}

const REASONS: Readonly<Record<ArtifactOmission['reason'], (fact: ArtifactOmission) => string>> = {
  too_large: ({ bytes, limit }) => `the list takes ${bytes} bytes, and ${limit} are allowed.`,
  too_deep: ({ limit }) => `the list is nested deeper than the ${limit} levels that are allowed.`,
  too_many_nodes: ({ limit }) => `the list holds more than the ${limit} values and keys allowed.`,
  not_serialisable: () => 'the list holds something that JSON cannot hold.',
}
