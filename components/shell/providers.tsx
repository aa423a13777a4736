'use client'

import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import * as z from 'zod'
import { theme } from './theme.ts'

// zod would compile its schemas with `new Function`, which the content security policy forbids.
z.config({ jitless: true })

/** What every page stands in: the theme, with styles that carry the page's nonce. */
export function Providers({ nonce, children }: { nonce: string; children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce}>
      {children}
    </MantineProvider>
  )
}
