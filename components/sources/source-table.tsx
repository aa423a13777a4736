import Link from 'next/link'
import { type SourceRow, transportWords } from './source.ts'
import styles from './sources.module.css'
import { StateMark } from './state-mark.tsx'

/** All sources, each leading to its own page. */
export function SourceTable(props: { sources: readonly SourceRow[]; chosen: string | null }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard can't scroll the table.
    <section className={styles.scroller} aria-label="List of sources" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">State</th>
            <th scope="col" data-number>
              Latency
            </th>
            <th scope="col" data-number>
              Tools
            </th>
            <th scope="col">Last error</th>
          </tr>
        </thead>
        <tbody>
          {props.sources.map((source) => (
            <Row key={source.name} source={source} isChosen={source.name === props.chosen} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ source, isChosen }: { source: SourceRow; isChosen: boolean }) {
  const { name, transport, state, latencyMs, tools, pending, refused, lastError } = source
  return (
    <tr data-chosen={isChosen || undefined}>
      <th scope="row">
        <Link
          href={`/sources?source=${encodeURIComponent(name)}`}
          className={styles.sourceLink}
          aria-current={isChosen ? 'true' : undefined}
          prefetch={false}
          scroll={false}
        >
          {name}
        </Link>
        <span className={styles.transport}>{transportWords(transport)}</span>
      </th>
      <td>
        <StateMark state={state} />
      </td>
      <td data-number>{latencyMs === null ? '–' : `${latencyWords(latencyMs)} ms`}</td>
      <td data-number>
        {tools.toLocaleString('en')}
        {pending > 0 && <span className={styles.held}>{pending} held</span>}
        {refused > 0 && <span className={styles.held}>{refused} refused</span>}
      </td>
      <td className={styles.error}>{lastError?.message ?? '–'}</td>
    </tr>
  )
}

function latencyWords(latencyMs: number): string {
  return latencyMs.toLocaleString('en', { maximumFractionDigits: latencyMs < 10 ? 1 : 0 })
}
