/** How long a slice may keep the page, in milliseconds: less than a frame. */
const SLICE_MS = 12

/**
 * Runs `work` to its end and gives what it returns, handing the page back between slices so that it stays
 * responsive; each yielded value goes to `onPiece`. Null where `signal` is aborted before the end.
 */
export async function inSlices<Piece, Result>(
  work: Generator<Piece, Result>,
  signal: AbortSignal,
  onPiece?: (piece: Piece) => void,
): Promise<Result | null> {
  let until = performance.now() + SLICE_MS
  for (;;) {
    if (signal.aborted) return null
    const step = work.next()
    if (step.done) return step.value
    onPiece?.(step.value)
    if (performance.now() < until) continue
    await nextTask()
    until = performance.now() + SLICE_MS
  }
}

/** Resolves in a task of its own; timers would add 4 ms to each. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
