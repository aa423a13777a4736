'use client'

import { Button, Radio, TextInput } from '@mantine/core'
import { useState } from 'react'
import policyStyles from './policy.module.css'
import {
  ON_SUSPICION,
  ON_SUSPICION_MEANINGS,
  type OnSuspicion,
  type Policy,
  type PolicyActions,
  readOnSuspicion,
} from './policy.ts'
import { readLimit } from './read-limit.ts'
import styles from './settings.module.css'
import { usePolicyChange } from './use-policy-change.ts'

/** The policy of every source and tool that has none of its own. */
export function DefaultPolicy(props: { policy: Policy; ceiling: number; actions: PolicyActions }) {
  const { policy, ceiling, actions } = props
  const [chosen, setChosen] = useState(policy.onSuspicion)
  const [limitText, setLimitText] = useState(policy.maxChars.toLocaleString('en'))
  const { change, isChanging, problem } = usePolicyChange()
  const limit = readLimit(limitText, ceiling)
  const maxChars = limit.value
  const isChanged = chosen !== policy.onSuspicion || maxChars !== policy.maxChars
  const set = () => {
    if (maxChars === undefined) return
    change(() => actions.set({ kind: 'default' }, { onSuspicion: chosen, maxChars }))
  }
  const keep = () => {
    setChosen(policy.onSuspicion)
    setLimitText(policy.maxChars.toLocaleString('en'))
  }
  return (
    <div className={policyStyles.part}>
      <h3 id="default-policy-title" className={styles.subheading}>
        By default, a result in which something is found is
      </h3>
      <Radio.Group
        value={chosen}
        onChange={(value) => setChosen(readOnSuspicion(value) ?? chosen)}
        aria-labelledby="default-policy-title"
      >
        <div className={policyStyles.choices}>
          {ON_SUSPICION.map((each) => (
            <ChoiceCard key={each} choice={each} isInForce={each === policy.onSuspicion} />
          ))}
        </div>
      </Radio.Group>
      <div className={policyStyles.fields}>
        <TextInput
          className={policyStyles.limit}
          label="Most characters, by default"
          inputMode="numeric"
          value={limitText}
          onChange={(event) => setLimitText(event.currentTarget.value)}
          error={limit.problem ?? (maxChars === undefined && 'A limit is needed.')}
        />
        <Button onClick={set} disabled={!isChanged || maxChars === undefined} loading={isChanging}>
          Set default
        </Button>
        {isChanged && (
          <Button variant="subtle" onClick={keep}>
            Keep “{policy.onSuspicion}”
          </Button>
        )}
      </div>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

function ChoiceCard({ choice, isInForce }: { choice: OnSuspicion; isInForce: boolean }) {
  return (
    <Radio.Card value={choice} className={styles.level}>
      <Radio.Indicator size="xs" className={styles.dot} />
      <span>
        <span className={styles.levelName}>
          {choice}
          {isInForce && <span className={styles.inForce}>in force</span>}
        </span>
        <span className={styles.meaning}>{ON_SUSPICION_MEANINGS[choice]}</span>
      </span>
    </Radio.Card>
  )
}
