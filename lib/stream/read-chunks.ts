/**
 * The chunks of a byte stream as an async iterable. (`ReadableStream` itself is not one in every browser.)
 * Leaving the loop early cancels the stream.
 */
export async function* readChunks(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  const reader = stream.getReader()
  let isOver = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      isOver = done
      if (done) return
      yield value
    }
  } finally {
    // A stream that has failed fails its cancelling too; the failure itself was thrown by the read.
    if (!isOver) await reader.cancel().catch(() => undefined)
  }
}
