import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '@mantine/spotlight/styles.layer.css'
import './global.css'
import { mantineHtmlProps } from '@mantine/core'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { AppFrame } from '#components/shell/app-frame.tsx'
import type { Destination } from '#components/shell/palette.tsx'
import { Providers } from '#components/shell/providers.tsx'
import { SchemeScript } from '#components/shell/scheme-script.tsx'
import { ThemeStyle } from '#components/shell/theme-style.tsx'
import { RunQuery } from '#lib/audit/run-query.ts'
import type { ToolDefinition } from '#lib/contract/tool.ts'
import type { RunRow } from '#lib/events/run-row.ts'
import { theConsole } from '#lib/server/the-console.ts'

export const metadata: Metadata = {
  title: { default: 'Vitrine', template: '%s · Vitrine' },
  description: 'An admin console for the tools that language models call.',
  robots: { index: false, follow: false },
}

/** Runs that the palette leads to. */
const RECENT_RUNS = 8

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? ''
  const console = await theConsole()
  const [{ level }, recent] = await Promise.all([
    console.privacy(),
    console.listRuns(RunQuery.parse({ limit: RECENT_RUNS })),
  ])
  return (
    <html lang="en" {...mantineHtmlProps}>
      <head>
        <SchemeScript nonce={nonce} />
        <ThemeStyle nonce={nonce} />
      </head>
      <body>
        <Providers nonce={nonce} declaredTools={console.declaredTools()}>
          <AppFrame
            level={level}
            tools={console.listTools().map(({ definition }) => toolDestination(definition))}
            recentRuns={recent.rows.map(runDestination)}
          >
            {children}
          </AppFrame>
        </Providers>
      </body>
    </html>
  )
}

function toolDestination({ name, description }: ToolDefinition): Destination {
  return { label: name, href: `/playground?tool=${encodeURIComponent(name)}`, detail: description }
}

function runDestination({ runId, toolName, mode, status, startedAt }: RunRow): Destination {
  return {
    label: `${toolName ?? mode}, ${status}`,
    href: `/runs/${encodeURIComponent(runId)}`,
    detail: `${startedAt.slice(0, 19).replace('T', ' ')} UTC · ${runId}`,
  }
}
