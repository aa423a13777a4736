import type { RunEvent } from '#lib/events/run-event.ts'
import type { FlagOrigin } from '#lib/runs/run-world.ts'

/** Sessions remembered; the one flagged longest ago goes first. */
const MAX_SESSIONS = 10_000

/**
 * Which sessions of the playground saw a flagged result, and which call it was. An approval-required tool is
 * then refused in them. Source: design `runs.md`, "Approval and refusal".
 */
export class SessionFlags {
  readonly #origins = new Map<string, FlagOrigin>()

  /** The first flagged call of a session, or null. */
  of(sessionId: string | undefined): FlagOrigin | null {
    return (sessionId !== undefined && this.#origins.get(sessionId)) || null
  }

  /** Looks at an event of a run of the session. A flag never goes away. */
  observe(sessionId: string | undefined, event: RunEvent): void {
    if (sessionId === undefined || this.#origins.has(sessionId)) return
    if (event.event !== 'step' || event.step.kind !== 'flagged') return
    const { toolName, callId, findings } = event.step
    const heuristics = [...new Set(findings.map(({ heuristic }) => heuristic))]
    this.#origins.set(sessionId, { toolName, callId, heuristics })
    if (this.#origins.size > MAX_SESSIONS) {
      for (const oldest of this.#origins.keys()) {
        this.#origins.delete(oldest)
        break
      }
    }
  }
}
