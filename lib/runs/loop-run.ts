import type { WireText } from '#lib/contract/wire-text.ts'
import type { RunEvent, RunLimits } from '#lib/events/run-event.ts'
import { admitSentence } from './admit-sentence.ts'
import { type CallNames, flaggedStep } from './crossing.ts'
import type { LoopTool, LoopWorld } from './loop-world.ts'
import type { RunFlag } from './run-flag.ts'
import type { RunScribe } from './run-scribe.ts'
import { BEAT_MS } from './tool-call.ts'

/** One loop on its way: what every part of it needs. */
export type LoopRun = {
  readonly scribe: RunScribe
  readonly world: LoopWorld
  readonly limits: RunLimits
  readonly flag: RunFlag
  /** What the model may call, by name. */
  readonly tools: ReadonlyMap<string, LoopTool>
}

/** Milliseconds that the run has left in all. */
export function leftMs({ limits, scribe }: LoopRun): number {
  return limits.totalMs - scribe.elapsedMs
}

/** Milliseconds until a beat is due. */
export function beatInMs({ scribe }: LoopRun): number {
  return Math.max(0, BEAT_MS - scribe.silentMs)
}

/** Puts `sentence` before the model as the outcome of a call. What is found in it flags the run like a result. */
export function* answered(
  { scribe, flag }: LoopRun,
  names: CallNames,
  sentence: string,
): Generator<RunEvent, WireText> {
  const checked = admitSentence(names.toolName, sentence)
  if (checked.findings.length > 0) {
    flag.raise(names, checked.findings)
    yield flaggedStep(scribe, names, checked.findings)
  }
  return checked.rendered()
}
