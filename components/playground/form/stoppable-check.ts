import type { ArgumentCheck } from './check-arguments.ts'
import type { CheckQuestion } from './check-worker.ts'

/** A check that takes longer, in milliseconds, is stopped: a foreign schema can be made to take for ever. */
const MAX_CHECK_MS = 1500

const TOO_LONG = 'The check of this schema took too long and was stopped'
const NO_WORKER = 'The check could not be started here'

/**
 * Checks arguments in a worker and waits for the answer no longer than a second and a half. `signal` stops it; the
 * promise then never settles, since nobody waits for it.
 */
export function stoppableCheck(
  question: CheckQuestion,
  signal: AbortSignal,
): Promise<ArgumentCheck> {
  const worker = startedWorker()
  if (worker === null) return Promise.resolve({ unchecked: NO_WORKER })
  return new Promise((resolve) => {
    const end = (answer: ArgumentCheck | null) => {
      worker.terminate()
      clearTimeout(timer)
      if (answer !== null) resolve(answer)
    }
    const timer = setTimeout(() => end({ unchecked: TOO_LONG }), MAX_CHECK_MS)
    signal.addEventListener('abort', () => end(null), { once: true })
    worker.onmessage = ({ data }: MessageEvent<ArgumentCheck>) => end(data)
    worker.onerror = () => end({ unchecked: NO_WORKER })
    worker.postMessage(question)
  })
}

function startedWorker(): Worker | null {
  try {
    return new Worker(new URL('./check-worker.ts', import.meta.url))
  } catch {
    // The policy of the page lets no script start here, as where development bundles otherwise than the product.
    return null
  }
}
