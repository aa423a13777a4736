import { type JsonValue, serialise } from '#lib/base/json.ts'
import { toldTool } from '#lib/base/told-name.ts'
import type { Artifact, ArtifactOmission } from '#lib/contract/artifact.ts'
import { boundArtifacts } from '#lib/contract/bound-artifacts.ts'
import { type Examined, examine, type Placing } from './examine.ts'
import type { Finding } from './finding.ts'
import type { ResultParts } from './result-parts.ts'
import type { ResultPolicy } from './result-policy.ts'
import { ToolResultError } from './tool-result-error.ts'

/** All parts of a result, neutralised and scanned; nothing was cut yet. */
export type AdmittedParts = {
  readonly text: string
  readonly payload?: JsonValue
  readonly findings: readonly Finding[]
  /** By marker family. */
  readonly neutralised: Readonly<Record<string, number>>
  readonly artifacts: readonly Artifact[]
  readonly omission?: ArtifactOmission
}

/**
 * Neutralises and scans content, value and artifacts of the result of `toolName`. Findings in the delivered text
 * are in channel `content`, with offsets in it and, where it was rendered from the value, the path there; those
 * in a value beside a text of its own in `value`, those in artifacts in `artifacts`, with offsets in their leaf.
 * Throws a `ToolResultError` where neutralising makes two keys equal.
 */
export function admitParts(
  toolName: string,
  parts: ResultParts,
  policy: ResultPolicy,
): AdmittedParts {
  const counts = new Map<string, number>()
  const admit = (value: JsonValue, placing: Placing): Examined => {
    const examined = examine(value, placing, counts)
    if (examined) return examined
    const message = `The result of ${toldTool(toolName)} holds keys that differ only in hidden characters or markers; rename them.`
    throw new ToolResultError({ tool: toolName, rule: 'not_plain_data', message })
  }
  const { content, value } = parts
  const text = content === undefined ? undefined : admit(content, CONTENT)
  const payload = value === undefined ? undefined : admit(value, placingOf(value, content))
  const artifacts = admitArtifacts(parts.artifacts, policy, admit)
  const findings = [text, payload, artifacts].flatMap((part) => part?.findings ?? [])
  return {
    text: textOf((text ?? payload)?.value ?? ''),
    ...(payload && { payload: payload.value }),
    findings: Object.freeze(findings),
    neutralised: Object.freeze(Object.fromEntries(counts)),
    artifacts: artifacts.list,
    ...(artifacts.omission && { omission: artifacts.omission }),
  }
}

const CONTENT: Placing = { channel: 'content', isSerialised: false }

function placingOf(value: JsonValue, content: string | undefined): Placing {
  if (content !== undefined) return { channel: 'value', isSerialised: false }
  return { channel: 'content', isSerialised: typeof value !== 'string' }
}

function textOf(value: JsonValue): string {
  return typeof value === 'string' ? value : serialise(value)
}

type AdmittedArtifacts = {
  readonly list: readonly Artifact[]
  readonly omission?: ArtifactOmission
  readonly findings: readonly Finding[]
}

/** Bounded before they are walked, and again where neutralising changed their size. */
function admitArtifacts(
  foreign: readonly unknown[],
  policy: ResultPolicy,
  admit: (value: JsonValue, placing: Placing) => Examined,
): AdmittedArtifacts {
  const { maxArtifactBytes: maxBytes, maxDepth, maxNodes } = policy
  const limits = { maxBytes, maxDepth, maxNodes }
  const bounded = boundArtifacts(foreign, limits)
  if (bounded.artifacts.length === 0) return { list: bounded.artifacts, findings: [] }
  const examined = admit(bounded.artifacts, { channel: 'artifacts', isSerialised: false })
  if (examined.value === bounded.artifacts)
    return { ...withList(bounded), findings: examined.findings }
  const again = boundArtifacts(examined.value, limits)
  return { ...withList(bounded.omission ? bounded : again), findings: examined.findings }
}

function withList({ artifacts, omission }: ReturnType<typeof boundArtifacts>): {
  list: readonly Artifact[]
  omission?: ArtifactOmission
} {
  return { list: artifacts, ...(omission && { omission }) }
}
