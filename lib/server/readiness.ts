import type { SourceState } from '#lib/sources/tool-source.ts'

/** Whether the console can do its work, told without a name and without foreign text. */
export type Readiness = {
  readonly status: 'ready' | 'not_ready'
  readonly database: 'writable' | 'not_writable'
  /** How many sources are in which state. */
  readonly sources: Readonly<Record<SourceState, number>>
}

const NO_SOURCES: Readonly<Record<SourceState, number>> = {
  ready: 0,
  connecting: 0,
  waiting: 0,
  sign_in: 0,
  failed: 0,
  stopped: 0,
}

/** A source that is away makes nobody restart the console: no audit, no run, but sources come and go. */
export function readiness(isWritable: boolean, states: readonly SourceState[]): Readiness {
  const sources = { ...NO_SOURCES }
  for (const state of states) sources[state]++
  return {
    status: isWritable ? 'ready' : 'not_ready',
    database: isWritable ? 'writable' : 'not_writable',
    sources,
  }
}
