import Link from 'next/link'
import { MessagePage } from '#components/shell/message-page.tsx'

/** In place of a run whose records something else has damaged. */
export function UnreadableRun({ problem }: { problem: string }) {
  return (
    <MessagePage title="This run cannot be shown">
      <p role="alert">{problem}</p>
      <Link href="/runs">Show all runs</Link>
    </MessagePage>
  )
}
