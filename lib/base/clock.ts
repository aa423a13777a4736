/** Time, handed to the core so that it stays a calculation. */
export interface Clock {
  /** Wall time in milliseconds since the Unix epoch, UTC. */
  now(): number
  /** A monotonic reading in milliseconds, with fractions; only differences mean anything. */
  monotonic(): number
  /** Calls `task` once after `delayMs` milliseconds; the returned function cancels it. */
  after(delayMs: number, task: () => void): () => void
}

const DAY_MS = 86_400_000

/**
 * `epochMs` (whole milliseconds since the Unix epoch, UTC, years 0 to 9999) as ISO 8601 with three decimals
 * and `Z`. Arithmetic only, so that the core needs no `Date`. The calendar is the proleptic Gregorian one,
 * computed in eras of 400 years that begin in March, so that a leap day is the last of its year.
 */
export function isoTime(epochMs: number): string {
  const day = Math.floor(epochMs / DAY_MS)
  const ms = epochMs - day * DAY_MS
  const date = civilDate(day)
  const time = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map((part) => pad(part, 2))
  return `${date}T${time.join(':')}.${pad(ms % 1000, 3)}Z`
}

function civilDate(daysSinceEpoch: number): string {
  const shifted = daysSinceEpoch + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const dayOfMonth = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(dayOfMonth, 2)}`
}

function pad(value: number, width: number): string {
  return String(Math.floor(value)).padStart(width, '0')
}
