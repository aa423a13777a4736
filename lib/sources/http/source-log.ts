import { cutToCharacters } from '#lib/base/text.ts'
import { redact } from '#lib/privacy/redact.ts'
import type { SourceLogLine } from '../tool-source.ts'

const MAX_LINES = 200
const MAX_CHARACTERS = 1_000

/** The last lines of what is told of a source, redacted and bounded. */
export class SourceLog {
  readonly #lines: SourceLogLine[] = []

  lines(): readonly SourceLogLine[] {
    return [...this.#lines]
  }

  add(line: Omit<SourceLogLine, 'text'>, text: string): void {
    const { value } = redact(cutToCharacters(text.toWellFormed(), MAX_CHARACTERS))
    this.#lines.push({ ...line, text: typeof value === 'string' ? value : '' })
    if (this.#lines.length > MAX_LINES) this.#lines.shift()
  }
}
