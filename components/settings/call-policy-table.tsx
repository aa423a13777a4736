import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import { markedText } from '#components/inspector/text/marked-text.ts'
import {
  CALL_FIELDS,
  type CallChoice,
  type CallOverride,
  type CallPolicies,
  type CallPolicy,
  wordsOf,
} from './call-policy.ts'
import styles from './policy.module.css'
import { type OverrideScope, scopeValue } from './policy.ts'
import { ScopeActs } from './scope-acts.tsx'

/** The policies of calls in force: the default first, then what differs; what is inherited is dimmed. */
export function CallPolicyTable(props: {
  policies: CallPolicies
  /** Takes the value of the scope's option. */
  onEdit: (value: string) => void
  onRemove: (scope: OverrideScope) => void
}) {
  const { installation, overrides } = props.policies
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard can't scroll the table.
    <section className={styles.scroller} aria-label="Policies of calls" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">For</th>
            {CALL_FIELDS.map((field) => (
              <th
                key={field.setting}
                scope="col"
                data-number={'max' in field || undefined}
                title={field.label}
              >
                {field.short}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">default</th>
            <Settings inForce={installation} set={installation} />
            <td className={styles.acts}>
              <ScopeActs named="default" onEdit={() => props.onEdit('default')} />
            </td>
          </tr>
          {overrides.map((override) => (
            <OverrideRow key={scopeValue(override.scope)} override={override} {...props} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function OverrideRow(props: {
  override: CallOverride
  onEdit: (value: string) => void
  onRemove: (scope: OverrideScope) => void
}) {
  const { scope, policy, inForce } = props.override
  return (
    <tr>
      <th scope="row">
        <span className={styles.kind}>{scope.kind}</span>
        <span className={styles.code}>
          <ForeignText text={scope.name} maxCharacters={60} />
        </span>
      </th>
      <Settings inForce={inForce} set={policy} />
      <td className={styles.acts}>
        <ScopeActs
          named={`${scope.kind} ${markedText(scope.name)}`}
          onEdit={() => props.onEdit(scopeValue(scope))}
          onRemove={() => props.onRemove(scope)}
        />
      </td>
    </tr>
  )
}

function Settings({ inForce, set }: { inForce: CallPolicy; set: CallChoice }) {
  return CALL_FIELDS.map((field) => (
    <td
      key={field.setting}
      data-number={'max' in field || undefined}
      data-inherited={set[field.setting] === undefined || undefined}
    >
      {wordsOf(field, inForce[field.setting])}
    </td>
  ))
}
