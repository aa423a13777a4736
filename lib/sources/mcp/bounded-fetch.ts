import type { FetchLike } from '@modelcontextprotocol/client'
import { messageFault } from './mcp-faults.ts'
import { MESSAGE_LIMITS, type MessageFault } from './message-limits.ts'
import { NestingMeter } from './nesting-meter.ts'

/** What the transport is told of an answer that concerns the request with this id; null where it is none's. */
export type AnswerWatch = {
  readonly encode: (message: string) => string
  onFault(kind: MessageFault['kind'], id: number | null): void
  /** The answer to a request has ended; `canResume` where the server gave its events ids. */
  onEnd(id: number, canResume: boolean): void
}

/**
 * `fetch` with every answer bounded: a JSON body as a whole, a stream of events event by event, in bytes and in
 * nesting. What is past the limits is cut off there and told of.
 */
export function boundedFetch(watch: AnswerWatch, fetchFn: FetchLike = fetch): FetchLike {
  return async (url, init) => {
    const id = requestIdOf(init?.body)
    const body = typeof init?.body === 'string' ? { body: watch.encode(init.body) } : {}
    const response = await fetchFn(url, { ...init, ...body })
    if (!response.body || response.status === 204) return response
    const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false
    const bounded = response.body.pipeThrough(bounding({ watch, id, isStream }))
    const { status, statusText, headers } = response
    const answer = new Response(bounded, { status, statusText, headers })
    Object.defineProperty(answer, 'url', { value: response.url })
    return answer
  }
}

type Answer = {
  readonly watch: AnswerWatch
  readonly id: number | null
  readonly isStream: boolean
}

function bounding({ watch, id, isStream }: Answer): TransformStream<Uint8Array, Uint8Array> {
  const meter = new EventMeter(isStream)
  return new TransformStream({
    transform(chunk, controller) {
      const kind = meter.add(chunk)
      if (kind === null) controller.enqueue(chunk)
      else {
        watch.onFault(kind, id)
        controller.error(messageFault(kind))
      }
    },
    flush() {
      if (id !== null) watch.onEnd(id, meter.hasIds)
    },
  })
}

const NEWLINE = 0x0a
const RETURN = 0x0d
const LINE_END = Uint8Array.of(NEWLINE)

/** Measures the events of a stream one by one, or a body as one. */
class EventMeter {
  readonly #isStream: boolean
  readonly #nesting = new NestingMeter()
  #bytes = 0
  #lineBytes = 0
  #lineStart = ''
  hasIds = false

  constructor(isStream: boolean) {
    this.#isStream = isStream
  }

  /** Which limit the chunk passed, or null. */
  add(chunk: Uint8Array): MessageFault['kind'] | null {
    if (!this.#isStream) return this.#measure(chunk)
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      if (chunk[at] !== NEWLINE) continue
      const fault = this.#line(chunk.subarray(from, at))
      if (fault) return fault
      this.#endLine()
      from = at + 1
    }
    return this.#line(chunk.subarray(from))
  }

  #line(part: Uint8Array): MessageFault['kind'] | null {
    if (this.#lineStart.length < 3) {
      this.#lineStart = (this.#lineStart + String.fromCharCode(...part.subarray(0, 3))).slice(0, 3)
    }
    this.#lineBytes += part.length - (part.at(-1) === RETURN ? 1 : 0)
    return this.#measure(part)
  }

  #endLine(): void {
    this.#nesting.add(LINE_END)
    if (this.#lineStart === 'id:') this.hasIds = true
    if (this.#lineBytes === 0) {
      this.#bytes = 0
      this.#nesting.reset()
    }
    this.#lineBytes = 0
    this.#lineStart = ''
  }

  #measure(part: Uint8Array): MessageFault['kind'] | null {
    this.#bytes += part.length
    if (this.#bytes > MESSAGE_LIMITS.maxBytes) return 'too_large'
    this.#nesting.add(part)
    return this.#nesting.deepest > MESSAGE_LIMITS.maxDepth ? 'too_deep' : null
  }
}

/** The id of the request in a body that the client serialised: it writes `"id"` last of the envelope. */
function requestIdOf(body: unknown): number | null {
  if (typeof body !== 'string') return null
  const found = /"id":(\d{1,15})\}$/.exec(body)
  return found ? Number(found[1]) : null
}
