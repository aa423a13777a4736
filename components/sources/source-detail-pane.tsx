import Link from 'next/link'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import { LocalTime } from '#components/shell/local-time.tsx'
import { type SourceActions, type SourceDetail, transportWords } from './source.ts'
import { SourceButtons } from './source-buttons.tsx'
import detailStyles from './source-detail.module.css'
import { SourceLog } from './source-log.tsx'
import styles from './sources.module.css'
import { StateMark } from './state-mark.tsx'

/** One source: how it stands, what it says it is, how it is reached, its tools and its log. */
export function SourceDetailPane(props: { source: SourceDetail; actions: SourceActions }) {
  const { source, actions } = props
  return (
    <article className={styles.detail} aria-labelledby="source-title">
      <header className={detailStyles.detailHead}>
        <h2 id="source-title" className={detailStyles.detailTitle}>
          {source.name}
        </h2>
        <StateMark state={source.state} />
        <Link href="/sources" className={detailStyles.close} scroll={false}>
          Close
        </Link>
      </header>
      <SourceButtons source={source} actions={actions} />
      {source.lastError && (
        <p className={detailStyles.lastError}>
          {source.lastError.message}{' '}
          <span className={detailStyles.when}>
            <LocalTime at={new Date(source.lastError.at).toISOString()} format="short" />
          </span>
        </p>
      )}
      <Facts source={source} />
      <Tools source={source} />
      <Instructions text={source.about?.instructions} />
      <SourceLog lines={source.log} />
    </article>
  )
}

function Facts({ source }: { source: SourceDetail }) {
  const { about, added } = source
  return (
    <dl className={detailStyles.facts}>
      <Fact label="Reached by">{transportWords(source.transport)}</Fact>
      {source.settings.map(({ label, value }) => (
        <Fact key={label} label={label}>
          <code>
            <ForeignText text={value} />
          </code>
        </Fact>
      ))}
      {about?.name !== undefined && (
        <Fact label="Says it is">
          <ForeignText text={[about.name, about.version].filter(Boolean).join(' ')} />
        </Fact>
      )}
      {about?.protocolVersion !== undefined && (
        <Fact label="Protocol">
          <ForeignText text={about.protocolVersion} maxCharacters={40} />
        </Fact>
      )}
      <Fact label="Stands in">
        {added ? (
          <>
            the console, added by {added.by} <LocalTime at={added.at} format="short" />
          </>
        ) : (
          'the configuration file'
        )}
      </Fact>
      <Fact label="So since">
        <LocalTime at={new Date(source.since).toISOString()} format="short" />
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What a source says of its use is written for a model, and nobody here hands it to one. */
function Instructions({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <section aria-labelledby="source-instructions">
      <h3 id="source-instructions" className={styles.subheading}>
        What it says of its use
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard can't scroll the text. */}
      <p className={detailStyles.instructions} tabIndex={0}>
        <ForeignText text={text} maxCharacters={4000} />
      </p>
    </section>
  )
}

function Tools({ source: { toolNames, refused } }: { source: SourceDetail }) {
  return (
    <section aria-labelledby="source-tools">
      <h3 id="source-tools" className={styles.subheading}>
        Tools {toolNames.length.toLocaleString('en')}
      </h3>
      {toolNames.length === 0 && <p className={styles.lead}>None has been announced yet.</p>}
      <ul className={detailStyles.toolNames}>
        {toolNames.map(({ name, standing }) => (
          <li key={name}>
            <Link href={`/tools?tool=${encodeURIComponent(name)}`} prefetch={false}>
              <ForeignText text={name} maxCharacters={80} />
            </Link>
            {standing !== 'approved' && <span className={styles.held}>{standing}</span>}
          </li>
        ))}
      </ul>
      {refused > 0 && (
        <p className={styles.lead}>
          {refused === 1 ? 'One more is' : `${refused} more are`} refused because of what{' '}
          {refused === 1 ? 'it says' : 'they say'} of themselves: see{' '}
          <Link href="/tools">the page of tools</Link>.
        </p>
      )}
    </section>
  )
}
