/**
 * Waits for `work`, but no longer than until `signal` is aborted; then it rejects with the signal's reason.
 * For waits that the system cannot break off: `work` goes on and closes what it opened, and nobody listens.
 */
export async function untilAborted<Value>(
  work: Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  const { promise: aborted, stop } = abortOf(signal)
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function abortOf(signal: AbortSignal): { promise: Promise<never>; stop: () => void } {
  let stop = (): void => undefined
  const promise = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  return { promise, stop }
}
