'use client'

/**
 * Shown where a page could not be made. What went wrong is in the server's log; only its number is told,
 * because the error itself may quote anything.
 */
export default function PageError({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return (
    <main>
      <h1>This page could not be shown</h1>
      <p role="alert">
        Something went wrong in Vitrine itself.
        {error.digest ? ` The server's log has it as ${error.digest}.` : ''}
      </p>
      <button type="button" onClick={reset}>
        Try again
      </button>
    </main>
  )
}
