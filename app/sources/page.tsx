import type { Metadata } from 'next'
import { type Adding, SourcesPage } from '#components/sources/sources-page.tsx'
import { theConsole } from '#lib/server/the-console.ts'
import { beginSignIn } from '../actions/begin-sign-in.ts'
import { addSource, reconnectSource, removeSource, trySource } from '../actions/change-sources.ts'
import { planImport } from '../actions/plan-import.ts'

const WAYS: readonly Adding[] = ['mcp', 'openapi', 'import']

export const metadata: Metadata = { title: 'Sources' }

/** Every source of tools: the address names the one that is shown whole, or what is to be added. */
export default async function Sources(props: {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}) {
  const { source, add, 'sign-in': signIn } = await props.searchParams
  const adminConsole = await theConsole()
  return (
    <SourcesPage
      sources={adminConsole.listSources()}
      shown={typeof source === 'string' ? adminConsole.findSource(source) : null}
      adding={WAYS.find((way) => way === add) ?? null}
      hasSignInFailed={signIn === 'failed'}
      actions={{
        add: addSource,
        try: trySource,
        remove: removeSource,
        reconnect: reconnectSource,
        beginSignIn,
        planImport,
      }}
    />
  )
}
