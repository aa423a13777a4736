import type { Clock } from '#lib/base/clock.ts'
import { cutToCharacters } from '#lib/base/text.ts'
import type { SourceLogLine } from './tool-source.ts'

/** Lines that are kept; the oldest goes first. */
const MAX_LINES = 500

/** Characters of a line. */
const MAX_CHARACTERS = 2_000

/** Lines that are read in one second; what a source says beyond is counted. */
const LINES_A_SECOND = 50

/**
 * What a source said beside its answers: bounded in lines, in length and in how fast it is read, each line
 * redacted before it is kept. Source: `SPEC.md`, `source/bounded`.
 */
export class SourceLog {
  readonly #clock: Clock
  readonly #redactText: (text: string) => string
  readonly #lines: SourceLogLine[] = []
  #secondFrom = Number.NEGATIVE_INFINITY
  #inSecond = 0
  #leftOut = 0

  constructor(clock: Clock, redactText: (text: string) => string) {
    this.#clock = clock
    this.#redactText = redactText
  }

  /** Oldest first. */
  get lines(): readonly SourceLogLine[] {
    return this.#leftOut === 0 ? [...this.#lines] : [...this.#lines, this.#leftOutLine()]
  }

  /** Takes a line that the source said: any text. */
  said(channel: 'stderr' | 'logging', level: SourceLogLine['level'], text: string): void {
    if (!this.#hasRoom()) return
    const short = text.slice(0, 2 * MAX_CHARACTERS).toWellFormed()
    this.#keep(channel, level, cutToCharacters(this.#redactText(short), MAX_CHARACTERS))
  }

  /** Takes a sentence of ours about the source. */
  noted(level: SourceLogLine['level'], text: string): void {
    this.#keep('vitrine', level, text)
  }

  #hasRoom(): boolean {
    const now = this.#clock.monotonic()
    if (now - this.#secondFrom >= 1000) {
      if (this.#leftOut > 0) this.#push(this.#leftOutLine())
      this.#leftOut = 0
      this.#secondFrom = now
      this.#inSecond = 0
    }
    if (++this.#inSecond <= LINES_A_SECOND) return true
    this.#leftOut++
    return false
  }

  #leftOutLine(): SourceLogLine {
    const text = `${this.#leftOut} more lines came within a second and were left out.`
    return { at: this.#clock.now(), channel: 'vitrine', level: 'warning', text }
  }

  #keep(channel: SourceLogLine['channel'], level: SourceLogLine['level'], text: string): void {
    this.#push({ at: this.#clock.now(), channel, level, text })
  }

  #push(line: SourceLogLine): void {
    this.#lines.push(line)
    if (this.#lines.length > MAX_LINES) this.#lines.shift()
  }
}
