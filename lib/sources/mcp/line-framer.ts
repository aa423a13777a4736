import { idsIn, MAX_DISCARDED_BYTES, MESSAGE_LIMITS, type MessageFault } from './message-limits.ts'
import { NestingMeter } from './nesting-meter.ts'

const NEWLINE = 0x0a

/** Bytes at both ends of a line that is thrown away, kept to see which request it answers. */
const KEPT_ENDS = 300

/** What became of a line: its text, or why there is none. */
export type FramedLine =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'fault'; readonly fault: MessageFault }

/**
 * Cuts what a server writes into lines. A line past the limits is thrown away as it comes, never gathered; one
 * without an end is told off at `MAX_DISCARDED_BYTES`, and nothing is read after it.
 */
export class LineFramer {
  #parts: Uint8Array[] = []
  #bytes = 0
  #head = ''
  #tail = ''
  #isDiscarding = false
  #hasEnded = false

  /** Bytes that are held at the moment. */
  get heldBytes(): number {
    return this.#isDiscarding ? 2 * KEPT_ENDS : this.#bytes
  }

  *add(chunk: Uint8Array): Generator<FramedLine> {
    let from = 0
    while (!this.#hasEnded) {
      const end = chunk.indexOf(NEWLINE, from)
      yield* this.#take(chunk.subarray(from, end === -1 ? chunk.length : end))
      if (end === -1) return
      yield* this.#endLine()
      from = end + 1
    }
  }

  *#take(part: Uint8Array): Generator<FramedLine> {
    this.#bytes += part.length
    if (!this.#isDiscarding && this.#bytes > MESSAGE_LIMITS.maxBytes) this.#beginDiscarding()
    if (!this.#isDiscarding) {
      if (part.length > 0) this.#parts.push(part)
      return
    }
    this.#tail = (this.#tail + textOf(part.subarray(-KEPT_ENDS))).slice(-KEPT_ENDS)
    if (this.#bytes <= MAX_DISCARDED_BYTES) return
    this.#hasEnded = true
    yield { kind: 'fault', fault: { kind: 'endless', ids: idsIn(this.#head) } }
  }

  #beginDiscarding(): void {
    const [first = new Uint8Array()] = this.#parts
    this.#head = textOf(first.subarray(0, KEPT_ENDS))
    this.#parts = []
    this.#isDiscarding = true
  }

  *#endLine(): Generator<FramedLine> {
    if (this.#isDiscarding) {
      const ids = [...idsIn(this.#head), ...idsIn(this.#tail)]
      yield { kind: 'fault', fault: { kind: 'too_large', ids } }
    } else if (this.#bytes > 0) yield this.#whole()
    this.#parts = []
    this.#bytes = 0
    this.#head = ''
    this.#tail = ''
    this.#isDiscarding = false
  }

  #whole(): FramedLine {
    const meter = new NestingMeter()
    for (const part of this.#parts) meter.add(part)
    const text = textOf(
      this.#parts.length === 1 ? this.#parts[0] : joined(this.#parts, this.#bytes),
    )
    if (meter.deepest <= MESSAGE_LIMITS.maxDepth) return { kind: 'line', text }
    return { kind: 'fault', fault: { kind: 'too_deep', ids: idsIn(text) } }
  }
}

function joined(parts: readonly Uint8Array[], bytes: number): Uint8Array {
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function textOf(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes)
}
