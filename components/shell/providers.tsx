'use client'

import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { DeclaredTools } from '#components/inspector/declared-tools.ts'
import type { FilterContext } from '#lib/privacy/filter-context.ts'
import { theme } from './theme.ts'

type ProvidersProps = {
  readonly nonce: string
  readonly declaredTools: FilterContext['tools']
  readonly children: ReactNode
}

/** What every page stands in: the theme, whose variables are in `ThemeStyle`, and the toasts, and what previews of the audit need. */
export function Providers({ nonce, declaredTools, children }: ProvidersProps) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <Notifications position="bottom-right" limit={4} />
      <DeclaredTools value={declaredTools}>{children}</DeclaredTools>
    </MantineProvider>
  )
}
