/** Opens the lines of a run; `signal` is aborted when the reader lets go. */
export type OpenLines = (signal: AbortSignal) => AsyncGenerator<Uint8Array, void>

/**
 * The lines as a byte stream that reads them only as it is read itself, so that a slow reader holds one line
 * and a position. Once `maxBytes` were given it ends early, and the reader attaches again by seq.
 */
export function byteStream(
  open: OpenLines,
  maxBytes: number = Number.POSITIVE_INFINITY,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const released = new AbortController()
  const lines = open(released.signal)
  let given = 0
  return new ReadableStream({
    type: 'bytes',
    async pull(controller) {
      const next = given < maxBytes ? await lines.next() : await lines.return()
      if (next.done) {
        controller.close()
        // A reader that brought its own buffer waits for an answer even at the end.
        controller.byobRequest?.respond(0)
        return
      }
      given += next.value.length
      // A copy: the stream takes its chunk's buffer for itself, and the line belongs to all readers.
      controller.enqueue(new Uint8Array(next.value))
    },
    cancel() {
      released.abort()
    },
  })
}
