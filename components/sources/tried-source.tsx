import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import type { TriedSource } from './source.ts'
import styles from './sources.module.css'

/** What a source answered to a trial: what it says it is, its tools, and what was found in them. */
export function TriedSourceNote({ tried }: { tried: TriedSource }) {
  const { name, version, flagged } = tried
  return (
    <div role="status" className={styles.tried} data-flagged={tried.findings > 0 || undefined}>
      <p>
        {name === null ? (
          'It answers.'
        ) : (
          <>
            It answers and says it is{' '}
            <ForeignText text={[name, version].filter(Boolean).join(' ')} maxCharacters={120} />.
          </>
        )}{' '}
        {tried.state === 'sign_in'
          ? 'It wants a sign-in before it tells its tools: add it, then sign in there.'
          : toolWords(tried)}
      </p>
      {flagged.length > 0 && (
        <p>
          Found in:{' '}
          {flagged.map((tool, index) => (
            <span key={tool}>
              {index > 0 && ', '}
              <code>
                <ForeignText text={tool} maxCharacters={80} />
              </code>
            </span>
          ))}
        </p>
      )}
      <p className={styles.lead}>Nothing was kept.</p>
    </div>
  )
}

function toolWords({ tools, refused, findings }: TriedSource): string {
  const offered = tools === 1 ? '1 tool' : `${tools.toLocaleString('en')} tools`
  const found = findings === 1 ? '1 finding' : `${findings.toLocaleString('en')} findings`
  const left = refused === 0 ? '' : `, and ${refused.toLocaleString('en')} refused`
  return `${offered}, ${found} in what they say of themselves${left}.`
}
