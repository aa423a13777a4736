import Link from 'next/link'

/** Shown for an address that names nothing. */
export default function NotFound() {
  return (
    <main>
      <h1>Nothing is here</h1>
      <p>
        The address names no page or run. <Link href="/playground">Go to the playground</Link>.
      </p>
    </main>
  )
}
