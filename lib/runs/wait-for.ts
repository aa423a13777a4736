import type { Clock } from '#lib/base/clock.ts'
import type { StopReason } from './tool-call.ts'

/** What came of a wait. */
export type Waited<Value> =
  | { readonly kind: 'settled'; readonly value: Value }
  | { readonly kind: 'beat' }
  | { readonly kind: 'stopped'; readonly reason: StopReason }

/** How long to wait, in milliseconds from now, and what ends it. */
export type Wait = {
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly beatInMs: number
  readonly totalInMs: number
  /** Absent: silence is no reason to stop. */
  readonly idleInMs?: number
}

/** Waits for `pending`, a beat, a time-out or the signal, whichever is first; leaves no timer and no listener. */
export async function waitFor<Value>(pending: Promise<Value>, wait: Wait): Promise<Waited<Value>> {
  const { clock, signal, beatInMs, totalInMs, idleInMs } = wait
  if (signal.aborted) return { kind: 'stopped', reason: 'cancelled' }
  if (totalInMs <= 0) return { kind: 'stopped', reason: 'total_timeout' }
  let letGo: () => void = () => undefined
  try {
    return await new Promise((resolve, reject) => {
      const cancel = () => resolve({ kind: 'stopped', reason: 'cancelled' })
      const alarms = [
        clock.after(totalInMs, () => resolve({ kind: 'stopped', reason: 'total_timeout' })),
        clock.after(beatInMs, () => resolve({ kind: 'beat' })),
      ]
      if (idleInMs !== undefined) {
        alarms.push(
          clock.after(idleInMs, () => resolve({ kind: 'stopped', reason: 'idle_timeout' })),
        )
      }
      signal.addEventListener('abort', cancel)
      letGo = () => {
        signal.removeEventListener('abort', cancel)
        for (const disarm of alarms) disarm()
      }
      pending.then((value) => resolve({ kind: 'settled', value }), reject)
    })
  } finally {
    letGo()
  }
}
