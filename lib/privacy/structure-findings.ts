import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { isObject } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import { FINDING_CHANNELS } from '#lib/boundary/finding.ts'
import { pathPart } from './path-part.ts'
import { isPlainName } from './plain-name.ts'
import type { PrivacyLevel } from './privacy-level.ts'

const MAX_FINDINGS = 1000
const MAX_VIA = 16
const MAX_PATH_PARTS = 64

/**
 * What is kept of findings: the heuristic and its category at every level; where it matched only above
 * `none`, and in a path only indexes and plain words. Source: design `runs.md`, "Privacy filter".
 */
export function keptFindings(findings: readonly JsonValue[], level: PrivacyLevel): JsonObject[] {
  return findings.slice(0, MAX_FINDINGS).flatMap((finding) => {
    if (!isObject(finding)) return []
    const heuristic = name(getOwn(finding, 'heuristic'))
    const category = getOwn(finding, 'category')
    return [
      {
        heuristic,
        ...(category !== undefined && { category: name(category) }),
        ...(level !== 'none' && place(finding as JsonObject)),
      },
    ]
  })
}

function name(value: unknown): string {
  return isPlainName(value) ? value : 'unknown'
}

function place(finding: JsonObject): JsonObject {
  const kept: Record<string, JsonValue> = {}
  const path = getOwn(finding, 'path')
  if (typeof path === 'string') kept.path = keptPath(path)
  const channel = FINDING_CHANNELS.find((known) => known === getOwn(finding, 'channel'))
  if (channel !== undefined) kept.channel = channel
  const via = getOwn(finding, 'via')
  if (Array.isArray(via)) kept.via = via.slice(0, MAX_VIA).map(name)
  for (const key of ['start', 'end']) {
    const offset = getOwn(finding, key)
    if (typeof offset === 'number') kept[key] = offset
  }
  return kept
}

/** `path` with every part that could carry text written as `*` and its place in the path. */
function keptPath(path: string): string {
  const parts = path
    .slice(0, 4096)
    .split('/')
    .slice(1, 1 + MAX_PATH_PARTS)
  return parts.map((part, index) => `/${keptPart(part, index)}`).join('')
}

function keptPart(part: string, index: number): string {
  return /^\*?\d{1,9}$/.test(part) ? part : pathPart(part, index)
}
