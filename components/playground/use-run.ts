'use client'

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { RunView } from '#lib/events/run-view.ts'
import { browserClock } from './browser-clock.ts'
import { openEvents } from './open-events.ts'
import { RunFeed, type RunGlance } from './run-feed.ts'
import type { RunActions, RunInput } from './run-ports.ts'

/** The run that a screen follows, and what can be done with it. */
export type FollowedRun = RunGlance & {
  /** Where its steps are: `useRunView` gives them. */
  readonly feed: RunFeed
  /** True from the press of Stop until the run has ended. */
  readonly isStopping: boolean
  /** True while the run can be stopped. */
  readonly isUnderWay: boolean
  start(input: RunInput): void
  /** Shows a run no longer that was asked for and is not known by id yet; it goes on at the server. */
  leaveStarting(): void
  stop(): void
}

/**
 * Starts runs and follows the run with id `wanted`, from this tab's memory, the server's, or the audit. The
 * run goes on when the screen is left.
 */
export function useRun(wanted: string | null, { startRun, cancelRun }: RunActions): FollowedRun {
  const [feed] = useState(
    () => new RunFeed({ clock: browserClock, open: openEvents, schedule: beforeNextFrame }),
  )
  const glance = useSyncExternalStore(feed.subscribe, feed.getGlance, feed.getGlance)
  const [stop, setStop] = useState<{ runId: string; problem: string | null } | null>(null)
  const { runId, phase, status } = glance

  useEffect(() => {
    const known = feed.getState()
    if (wanted === known.runId || (wanted === null && known.phase === 'starting')) return
    if (wanted === null) feed.clear()
    else startTask(feed.attach(wanted))
  }, [feed, wanted])
  useEffect(() => () => feed.clear(), [feed])

  const start = useCallback(
    (input: RunInput) => startTask(feed.start(() => startRun(input))),
    [feed, startRun],
  )
  const cancel = useCallback(() => {
    const { runId: running } = feed.getState()
    if (running === null) return
    setStop({ runId: running, problem: null })
    startTask(
      cancelRun(running)
        .catch(() => ({ problem: 'The server cannot be reached: the run goes on. Try again.' }))
        .then((answer) => {
          if ('problem' in answer) setStop({ runId: running, problem: answer.problem })
        }),
    )
  }, [feed, cancelRun])

  const isUnderWay = (phase === 'following' || phase === 'detached') && isOpen(status)
  const stopped = stop !== null && stop.runId === runId ? stop : null
  return {
    ...glance,
    feed,
    problem: glance.problem ?? stopped?.problem ?? null,
    isUnderWay,
    isStopping: isUnderWay && stopped !== null && stopped.problem === null,
    start,
    leaveStarting: useCallback(() => {
      if (feed.getState().runId === null) feed.clear()
    }, [feed]),
    stop: cancel,
  }
}

/** Everything that is known of the run of a feed: a screen that shows no steps does without, and is drawn less. */
export function useRunView({ feed }: FollowedRun): RunView {
  const read = () => feed.getState().view
  return useSyncExternalStore(feed.subscribe, read, read)
}

function isOpen(status: RunGlance['status']): boolean {
  return status === 'running' || status === 'waiting'
}

/** Runs a task that tells its failures through the feed; one that fails otherwise is a fault and is reported. */
function startTask(task: Promise<void>): void {
  task.catch((error: unknown) => reportError(error))
}

/** A hidden tab paints no frame, so a timer stands in for it. */
function beforeNextFrame(task: () => void): void {
  if (document.hidden) setTimeout(task, 200)
  else requestAnimationFrame(task)
}
