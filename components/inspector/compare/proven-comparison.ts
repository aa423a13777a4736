import type { JsonValue } from '#lib/base/json.ts'
import type { ComparedKey, ComparedStep, ViewComparison } from '#lib/events/compare-views.ts'
import { compareViews } from '#lib/events/compare-views.ts'
import type { RunStep } from '#lib/events/run-step.ts'
import { EMPTY_VIEW, type RunView } from '#lib/events/run-view.ts'

/**
 * What a stored run proves of the live one that is gone: each step's receipt names the keys that were removed
 * and masked, and its summaries say how much they held. No value of the live copy is known.
 * Source: design `runs.md`, "Privacy filter".
 */
export function provenComparison(stored: RunView): ViewComparison {
  const { header, steps, summary } = compareViews({ ...EMPTY_VIEW, runId: stored.runId }, stored)
  const bySeq = new Map(stored.steps.map((step) => [step.seq, step]))
  return {
    header: header.map(asStored),
    summary: summary.map(asStored),
    steps: steps.map((step) => provenStep(step, bySeq.get(step.seq))),
  }
}

function provenStep(compared: ComparedStep, step: RunStep | undefined): ComparedStep {
  const receipt = step?.privacy
  const masked = new Set(receipt?.masked.map(({ path }) => path.split('/')[1] ?? ''))
  const kept = compared.keys.map((key): ComparedKey => {
    if (key.isFilterMark) return key
    return masked.has(key.key) ? { ...key, change: 'changed' } : asStored(key)
  })
  const removed = (receipt?.removed ?? []).map((key): ComparedKey => {
    return { key, change: 'removed', isFilterMark: false }
  })
  return { ...compared, leftSeq: compared.rightSeq, keys: [...removed, ...kept] }
}

function asStored(key: ComparedKey): ComparedKey {
  return { ...key, change: 'same' }
}

/** What the receipt and the summaries of a step say of a key that was removed, in words; null where nothing. */
export function provenSize(step: RunStep, key: string): string | null {
  const summaries: Readonly<Record<string, JsonValue | undefined>> = {
    messagesSent: step.messagesSentCount,
    content: step.contentLength,
    thinking: step.thinkingLength,
    requestedToolCalls: step.requestedToolNames,
    toolArguments: step.toolArgumentNames,
    toolResult: step.toolResultLength,
    toolArtifacts: step.toolArtifactTypes,
  }
  const said = Object.hasOwn(summaries, key) ? summaries[key] : undefined
  if (said === undefined) return null
  if (typeof said !== 'number') return Array.isArray(said) ? said.join(', ') || 'none' : null
  return `${said.toLocaleString('en')} ${key === 'messagesSent' ? 'messages' : 'characters'}`
}
