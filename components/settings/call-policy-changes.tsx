import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import { LocalTime } from '#components/shell/local-time.tsx'
import { CALL_FIELDS, type CallChoice, wordsOf } from './call-policy.ts'
import type { PolicyScope } from './policy.ts'
import styles from './settings.module.css'

/** One change of a policy of calls, as it was recorded. */
export type CallPolicyChange = {
  readonly scope: PolicyScope
  readonly before: CallChoice | null
  readonly after: CallChoice | null
  readonly by: string
  readonly at: string
}

/** Who changed which policy of calls, and when. */
export function CallPolicyChanges({ changes }: { changes: readonly CallPolicyChange[] }) {
  if (changes.length === 0) return null
  return (
    <div>
      <h3 className={styles.subheading}>Changes of policies of calls</h3>
      <ul
        className={styles.changes}
        aria-label="Changes of policies of calls"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard can't scroll the list.
        tabIndex={0}
      >
        {changes.map(({ scope, before, after, by, at }) => (
          <li key={`${at} ${JSON.stringify(scope)} ${JSON.stringify(after)}`}>
            <LocalTime at={at} format="full" /> — {by}{' '}
            {after === null ? 'took back what was set' : <>set {words(after)}</>} for calls of{' '}
            {scope.kind === 'default' ? (
              'the default'
            ) : (
              <>
                the {scope.kind} <ForeignText text={scope.name} maxCharacters={60} />
              </>
            )}
            {before !== null && ` after ${words(before)}`}
          </li>
        ))}
      </ul>
    </div>
  )
}

function words(choice: CallChoice): string {
  return CALL_FIELDS.flatMap((field) => {
    const value = choice[field.setting]
    return value === undefined ? [] : [`${field.label}: ${wordsOf(field, value)}`]
  }).join(', ')
}
