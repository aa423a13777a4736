'use client'

/** Shown where not even the frame of the page could be made: plain, without a script or a style of its own. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <head>
        <title>Vitrine</title>
      </head>
      <body>
        <main>
          <h1>Vitrine could not show this page</h1>
          <p role="alert">
            Something went wrong in Vitrine itself.
            {error.digest ? ` The server's log has it as ${error.digest}.` : ''}
          </p>
          {/* A whole new page: what failed may be what a link inside the page would need. */}
          <a href="/playground">Load the playground</a>
        </main>
      </body>
    </html>
  )
}
