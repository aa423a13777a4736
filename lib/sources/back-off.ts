const FIRST_MS = 500
const LONGEST_MS = 60_000

/** After this many attempts that failed one after another, none follows by itself. */
export const MAX_ATTEMPTS = 12

/**
 * Milliseconds until the next attempt after `failures` failed ones: doubled each time up to a minute, of which
 * half is chance, so that many sources don't come back at once. `random` is from 0 to 1.
 */
export function backOffMs(failures: number, random: number): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1))
  return Math.round(ceiling / 2 + (ceiling / 2) * random)
}
