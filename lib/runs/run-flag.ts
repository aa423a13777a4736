import type { StepFinding } from '#lib/events/run-step.ts'
import type { CallNames } from './crossing.ts'
import type { FlagOrigin } from './run-world.ts'

/**
 * Whether any result of a run was flagged, and which was first. It can be raised and never lowered: there is no
 * setting and no method for it. Source: design `runs.md`, "Approval and refusal".
 */
export class RunFlag {
  readonly #outside: () => FlagOrigin | null
  #origin: FlagOrigin | null = null

  constructor(outside: () => FlagOrigin | null) {
    this.#outside = outside
  }

  /** The flagged call that approval-required tools are refused for, or null. */
  get origin(): FlagOrigin | null {
    this.#origin ??= this.#outside()
    return this.#origin
  }

  /** Raises the flag where anything was found in what a call gave. */
  raise(
    { toolName, callId }: Pick<CallNames, 'toolName' | 'callId'>,
    findings: readonly Pick<StepFinding, 'heuristic'>[],
  ): void {
    if (findings.length === 0 || this.#origin) return
    const heuristics = [...new Set(findings.map(({ heuristic }) => heuristic))]
    this.#origin = { toolName, callId, heuristics }
  }
}
