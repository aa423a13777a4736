import type { Clock } from '#lib/base/clock.ts'
import type { LiveRuns } from './live-runs.ts'

/** How long a stop waits for runs to be recorded as ended, in milliseconds. */
const STOP_WITHIN_MS = 5000

/** Stops every run under way, its tool included, and waits until all are recorded or the time is up. */
export async function stopRuns(liveRuns: LiveRuns, clock: Clock): Promise<void> {
  const { running } = liveRuns
  for (const run of running) run.stop.abort()
  await new Promise<void>((resolve) => {
    const disarm = clock.after(STOP_WITHIN_MS, resolve)
    const finish = () => {
      disarm()
      resolve()
    }
    Promise.all(running.map((run) => run.ended)).then(finish, finish)
  })
}
