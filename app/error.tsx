'use client'

import { Button } from '@mantine/core'
import { MessagePage } from '#components/shell/message-page.tsx'

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
    <MessagePage title="This page could not be shown">
      <p role="alert">
        Something went wrong in Vitrine itself.
        {error.digest ? ` The server's log has it as ${error.digest}.` : ''}
      </p>
      <Button onClick={reset}>Try again</Button>
    </MessagePage>
  )
}
