import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import { LocalTime } from '#components/shell/local-time.tsx'
import type { PolicyChoice, PolicyScope } from './policy.ts'
import styles from './settings.module.css'

/** One change of a policy, as it was recorded. */
export type PolicyChange = {
  readonly scope: PolicyScope
  readonly before: PolicyChoice | null
  readonly after: PolicyChoice | null
  readonly by: string
  readonly at: string
}

/** Who changed which policy, and when. */
export function PolicyChanges({ changes }: { changes: readonly PolicyChange[] }) {
  if (changes.length === 0) return null
  return (
    <div>
      <h3 className={styles.subheading}>Changes of policies</h3>
      <ul
        className={styles.changes}
        aria-label="Changes of policies"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard can't scroll the list.
        tabIndex={0}
      >
        {changes.map(({ scope, before, after, by, at }) => (
          <li key={`${at} ${JSON.stringify(scope)} ${JSON.stringify(after)}`}>
            <LocalTime at={at} format="full" /> — {by}{' '}
            {after === null ? 'took back the policy' : <>set {words(after)}</>} for{' '}
            <Scope scope={scope} />
            {before !== null && ` after ${words(before)}`}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Scope({ scope }: { scope: PolicyScope }) {
  if (scope.kind === 'default') return 'the default'
  return (
    <>
      the {scope.kind} <ForeignText text={scope.name} maxCharacters={60} />
    </>
  )
}

function words({ onSuspicion, maxChars }: PolicyChoice): string {
  const limit = maxChars === undefined ? [] : [`${maxChars.toLocaleString('en')} characters`]
  return [...(onSuspicion === undefined ? [] : [onSuspicion]), ...limit].join(', ')
}
