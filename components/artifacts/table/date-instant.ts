/** A moment: milliseconds since 1970 in UTC, and the digits of a second that are finer than that. */
export type Instant = { readonly ms: number; readonly finer: string }

/** A stretch of time that a date, a month or a year stands for; both ends belong to it. */
export type Period = { readonly from: Instant; readonly to: Instant }

const INSTANT =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,12}))?)? ?(Z|[+-]\d\d(?::?\d\d)?)?)?$/
const MAX_UNITS = 48
const DAY_MS = 86_400_000

/**
 * The moment that `text` names as ISO 8601 writes it, a date or a date and a time, or null. What names no zone
 * is taken as UTC, so that the order is the same for every reader.
 */
export function instantOf(text: string): Instant | null {
  const parts = text.length > MAX_UNITS ? null : INSTANT.exec(text)
  if (!parts) return null
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] =
    parts
  const dayMs = startOfDay(Number(year), Number(month), Number(day))
  const offset = offsetMinutes(zone)
  const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60
  if (dayMs === null || offset === null || !isTime) return null
  const minutes = Number(hour) * 60 + Number(minute) - offset
  const ms = Number(fraction.slice(0, 3).padEnd(3, '0'))
  return { ms: dayMs + minutes * 60_000 + Number(second) * 1000 + ms, finer: finerThanMs(fraction) }
}

/** Below 0 where `one` is the earlier, above 0 where it is the later, 0 where they are one moment. */
export function compareInstants(one: Instant, other: Instant): number {
  if (one.ms !== other.ms) return one.ms - other.ms
  return one.finer === other.finer ? 0 : one.finer < other.finer ? -1 : 1
}

/** A text that is equal for equal moments, and less (`<`) for the earlier of two. */
export function instantKey({ ms, finer }: Instant): string {
  return `${MS_OFFSET + ms}${finer}`
}

/** Makes the milliseconds of every year of four digits a number of fifteen. */
const MS_OFFSET = 300_000_000_000_000

/** The stretch that `text` stands for: a year, a month or a day as a whole, or one moment; else null. */
export function periodOf(text: string): Period | null {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?$/.exec(text) ?? []
  if (year !== undefined) return calendarPeriod(Number(year), month)
  const from = instantOf(text)
  if (!from) return null
  return { from, to: text.length === 10 ? endBefore(from.ms + DAY_MS) : from }
}

function calendarPeriod(year: number, month: string | undefined): Period | null {
  const first = month === undefined ? 1 : Number(month)
  const from = startOfDay(year, first, 1)
  if (from === null) return null
  const isLast = month === undefined || first === 12
  const next = isLast ? startOfDay(year + 1, 1, 1) : startOfDay(year, first + 1, 1)
  return next === null ? null : { from: { ms: from, finer: '' }, to: endBefore(next) }
}

/** The last moment before `ms`: finer digits than any that are written sort below it. */
function endBefore(ms: number): Instant {
  return { ms: ms - 1, finer: '~' }
}

function finerThanMs(fraction: string): string {
  let end = fraction.length
  while (end > 3 && fraction[end - 1] === '0') end--
  return fraction.slice(3, end)
}

function offsetMinutes(zone: string): number | null {
  if (zone === 'Z') return 0
  const hours = Number(zone.slice(1, 3))
  const minutes = Number(zone.slice(3).replace(':', '') || 0)
  if (hours > 23 || minutes > 59) return null
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The first millisecond of a day of the Gregorian calendar, also before the year 100; null where there is none. */
function startOfDay(year: number, month: number, day: number): number | null {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = (MONTH_DAYS[month - 1] ?? 0) + (isLeap && month === 2 ? 1 : 0)
  if (day < 1 || day > days) return null
  // Date.UTC takes a year below 100 for one of the 20th century; 400 years are 146,097 days.
  return Date.UTC(year + 400, month - 1, day) - 146_097 * DAY_MS
}
