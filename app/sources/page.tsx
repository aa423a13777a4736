import type { Metadata } from 'next'
import { type Adding, SourcesPage } from '#components/sources/sources-page.tsx'
import { theConsole } from '#lib/server/the-console.ts'
import { addSource, reconnectSource, removeSource } from '../actions/change-sources.ts'
import { planImport } from '../actions/plan-import.ts'

const WAYS: readonly Adding[] = ['mcp', 'openapi', 'import']

export const metadata: Metadata = { title: 'Sources' }

/** Every source of tools: the address names the one that is shown whole, or what is to be added. */
export default async function Sources(props: {
  searchParams: Promise<{ source?: string | string[]; add?: string | string[] }>
}) {
  const { source, add } = await props.searchParams
  const adminConsole = await theConsole()
  return (
    <SourcesPage
      sources={adminConsole.listSources()}
      shown={typeof source === 'string' ? adminConsole.findSource(source) : null}
      adding={WAYS.find((way) => way === add) ?? null}
      actions={{
        add: addSource,
        remove: removeSource,
        reconnect: reconnectSource,
        planImport,
      }}
    />
  )
}
