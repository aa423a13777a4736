'use client'

import Link from 'next/link'
import { useRefresh } from '#components/audit/use-refresh.ts'
import { AddSource } from './add-source.tsx'
import { ImportSources } from './import-sources.tsx'
import type { AddedKind } from './new-source.ts'
import type { PlanImport, SourceActions, SourceDetail, SourceRow } from './source.ts'
import { SourceDetailPane } from './source-detail-pane.tsx'
import { SourceTable } from './source-table.tsx'
import styles from './sources.module.css'

/** What is added, as the address has it. */
export type Adding = AddedKind | 'import'

const WAYS: readonly { readonly kind: Adding; readonly label: string }[] = [
  { kind: 'mcp', label: 'Add an MCP server' },
  { kind: 'openapi', label: 'Add an HTTP service' },
  { kind: 'import', label: 'Import a file' },
]

/** How often the page is read again while it is looked at, in milliseconds. */
const REFRESH_MS = 3000

/** Every source of foreign tools: how it stands, and one of them whole; or a form that adds one. */
export function SourcesPage(props: {
  sources: readonly SourceRow[]
  shown: SourceDetail | null
  adding: Adding | null
  /** The service sent the administrator back, and the sign-in did not end well. */
  hasSignInFailed: boolean
  actions: SourceActions & { planImport: PlanImport }
}) {
  const { sources, shown, adding, actions } = props
  // A form is not disturbed.
  useRefresh(adding === null ? REFRESH_MS : null)
  return (
    <section className={styles.page} aria-labelledby="sources-title">
      <header className={styles.head}>
        <div>
          <h1 id="sources-title" className={styles.title}>
            Sources
          </h1>
          <p className={styles.lead}>
            MCP servers and HTTP services that tools come from. Whatever they say is foreign.
          </p>
        </div>
        <nav aria-label="Add a source" className={styles.ways}>
          {WAYS.map(({ kind, label }) => (
            <Link
              key={kind}
              href={`/sources?add=${kind}`}
              className={styles.way}
              aria-current={kind === adding ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
      </header>
      {props.hasSignInFailed && (
        <p role="alert" className={styles.problem}>
          The sign-in did not end well: it must end in the browser in which it was begun, and the
          service must agree. Begin it again.
        </p>
      )}
      {adding === 'import' && <ImportSources plan={actions.planImport} add={actions.add} />}
      {adding !== null && adding !== 'import' && (
        <AddSource key={adding} kind={adding} add={actions.add} tryOut={actions.try} />
      )}
      <div className={styles.columns} data-shown={shown !== null || undefined}>
        {sources.length === 0 ? (
          <NoSource />
        ) : (
          <SourceTable sources={sources} chosen={shown?.name ?? null} />
        )}
        {shown && <SourceDetailPane key={shown.name} source={shown} actions={actions} />}
      </div>
    </section>
  )
}

function NoSource() {
  return (
    <div className={styles.empty}>
      <p className={styles.lead}>
        No source is connected yet. Add one that is reached by HTTP here; a server that is started
        by a command stands in the file that <code>VITRINE_CONFIG</code> names, for the web may
        start no command:
      </p>
      <pre className={styles.example}>{EXAMPLE}</pre>
    </div>
  )
}

const EXAMPLE = `{
  "sources": {
    "files": {
      "transport": "stdio",
      "command": "npx",
      "args": ["-y", "@modelcontextprotocol/server-filesystem", "/srv/files"]
    }
  }
}`
