import Link from 'next/link'
import { MessagePage } from '#components/shell/message-page.tsx'

/** Shown for an address that names nothing. */
export default function NotFound() {
  return (
    <MessagePage title="Nothing is here">
      <p>
        The address names no page or run. <Link href="/playground">Go to the playground</Link>.
      </p>
    </MessagePage>
  )
}
