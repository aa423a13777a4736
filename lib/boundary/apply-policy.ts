import { utf8Length } from '#lib/base/text.ts'
import { toldTool } from '#lib/base/told-name.ts'
import type { AdmittedParts } from './admit-parts.ts'
import type { Truncation } from './checked-result.ts'
import { cutText } from './cut-text.ts'
import type { ResultPolicy } from './result-policy.ts'
import { ToolResultError } from './tool-result-error.ts'

/** What of a result is delivered. */
export type Delivery = Pick<AdmittedParts, 'text' | 'payload' | 'findings'> & {
  readonly truncated: boolean
  readonly truncation?: Truncation
}

/**
 * Applies the rule about suspicious results, then the ceilings. Throws a `ToolResultError` under `fail`.
 * Source: design `boundary.md`, "Order of operations" 6 and 7.
 */
export function applyPolicy(
  toolName: string,
  parts: AdmittedParts,
  policy: ResultPolicy,
): Delivery {
  const isSuspicious = parts.findings.length > 0
  if (isSuspicious && policy.onSuspicion === 'fail') throw refusal(toolName, parts)
  const isCut = isSuspicious && policy.onSuspicion === 'truncate'
  const before = isCut ? parts.text.slice(0, earliestMatch(parts)) : parts.text
  const { text, truncation } = cutText(before, policy)
  const cut = isCut ? truncationOf(parts.text, text) : truncation
  return {
    text,
    ...(!isCut && parts.payload !== undefined && { payload: parts.payload }),
    findings: within(parts, text.length),
    truncated: cut !== undefined,
    ...(cut && { truncation: cut }),
  }
}

function truncationOf(whole: string, text: string): Truncation {
  return { bytes: utf8Length(whole), limit: utf8Length(text) }
}

function refusal(toolName: string, { findings }: AdmittedParts): ToolResultError {
  const message = `The result of ${toldTool(toolName)} was refused because it reads like instructions; see its findings.`
  return new ToolResultError({ tool: toolName, rule: 'suspicious', message, findings })
}

/** Where the text is cut: at its end where the matches are in other channels only. */
function earliestMatch({ findings, text }: AdmittedParts): number {
  return findings
    .filter((finding) => finding.channel === 'content')
    .reduce((earliest, finding) => Math.min(earliest, finding.start), text.length)
}

/** Offsets point into the text that the reader sees: what was cut off is told at its end. */
function within({ findings }: AdmittedParts, length: number): AdmittedParts['findings'] {
  const isOutside = findings.some(({ channel, end }) => channel === 'content' && end > length)
  if (!isOutside) return findings
  return Object.freeze(
    findings.map((finding) => {
      if (finding.channel !== 'content') return finding
      const { start, end } = finding
      return Object.freeze({
        ...finding,
        start: Math.min(start, length),
        end: Math.min(end, length),
      })
    }),
  )
}
