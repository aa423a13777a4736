import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import type { LogLine } from './source.ts'
import detailStyles from './source-detail.module.css'
import styles from './sources.module.css'

/** What a source said beside its answers, newest first: text only. */
export function SourceLog({ lines }: { lines: readonly LogLine[] }) {
  return (
    <section aria-labelledby="source-log">
      <h3 id="source-log" className={styles.subheading}>
        Log
      </h3>
      {lines.length === 0 ? (
        <p className={styles.lead}>Nothing was said yet.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard can't scroll the log.
        <ol className={detailStyles.log} aria-labelledby="source-log" tabIndex={0}>
          {lines.toReversed().map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name, and only ever move on.
            <li key={`${line.at} ${lines.length - index}`} data-level={line.level}>
              <span className={detailStyles.logAt}>
                {new Date(line.at).toISOString().slice(11, 23)}
              </span>
              <span className={detailStyles.logChannel}>{line.channel}</span>
              <span className={detailStyles.logText}>
                <ForeignText text={line.text} maxCharacters={2000} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
