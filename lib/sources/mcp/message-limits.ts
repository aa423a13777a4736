/** What one message of a server may be; past it the message is not read. */
export const MESSAGE_LIMITS = {
  /** Bytes of one message. */
  maxBytes: 16_000_000,
  /** Containers inside one another. The boundary lets through 64 levels of a result, which itself stands in a message. */
  maxDepth: 256,
} as const

/** Bytes of a line that is too long and is thrown away as it comes; one that goes on ends the connection. */
export const MAX_DISCARDED_BYTES = 64_000_000

/** Messages that answer nothing, in one second; more end the connection. */
export const MAX_UNASKED_A_SECOND = 2_000

/** What a server sent in place of a message, and the ids that stand in it, as far as any can be told. */
export type MessageFault = {
  readonly kind: 'too_large' | 'too_deep' | 'not_a_message' | 'endless'
  readonly ids: readonly number[]
}

/** Ids of requests that a text of a message, cut or not, seems to name: at its start or at its end. */
export function idsIn(text: string): readonly number[] {
  const ends = [text.slice(0, ENDS), text.slice(-ENDS)]
  const found = ends.flatMap((end) => [...end.matchAll(/"id"\s{0,9}:\s{0,9}(\d{1,15})/g)])
  return [...new Set(found.map(([, digits]) => Number(digits)))]
}

const ENDS = 300
