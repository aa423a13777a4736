'use client'

import { ColorSchemeScript } from '@mantine/core'

/**
 * The script that sets the colour scheme before the first paint. Only in the server's HTML: where the browser
 * renders the whole page itself, as for an unknown run, React would make the element by `innerHTML`, which the
 * policy forbids. On hydration React skips a script in the head that it does not expect.
 */
export function SchemeScript({ nonce }: { nonce: string }) {
  if (typeof window !== 'undefined') return null
  return <ColorSchemeScript nonce={nonce} defaultColorScheme="auto" />
}
