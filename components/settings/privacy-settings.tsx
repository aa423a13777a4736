'use client'

import { Alert, Button, Modal, Radio } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { LocalTime } from '#components/shell/local-time.tsx'
import { PRIVACY_MEANINGS } from '#components/shell/privacy-meanings.ts'
import { PRIVACY_LEVELS, type PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import styles from './settings.module.css'

/** One change of the level, as it was recorded. */
type LevelChange = {
  readonly at: string
  readonly by: string
  readonly before: string | null
  readonly after: string
}

/** Sets the level; gives what is in force then, or a sentence that says why nothing changed. */
type SetPrivacyLevel = (
  level: PrivacyLevel,
) => Promise<{ readonly level: PrivacyLevel } | { readonly problem: string }>

/** What is kept of new runs: the level in force, what each level means, and who changed it when. */
export function PrivacySettings(props: {
  level: PrivacyLevel
  ceiling: PrivacyLevel
  changes: readonly LevelChange[]
  setPrivacyLevel: SetPrivacyLevel
}) {
  const { level, ceiling } = props
  const { chosen, choose, save, isSaving, problem } = useLevelChoice(level, props.setPrivacyLevel)
  const [isConfirming, setConfirming] = useState(false)
  const isChanged = chosen !== level
  return (
    <section className={styles.section} aria-labelledby="privacy-title">
      <h2 id="privacy-title" className={styles.heading}>
        What is kept of a run
      </h2>
      <p className={styles.lead}>
        A live run is shown unfiltered and stays in memory. This level decides what of it reaches
        the database. It holds for runs that start from now on; what is stored is never loosened.
      </p>
      <Radio.Group value={chosen} onChange={choose} aria-labelledby="privacy-title">
        <div className={styles.levels}>
          {PRIVACY_LEVELS.map((each) => (
            <LevelCard key={each} level={each} isInForce={each === level} ceiling={ceiling} />
          ))}
        </div>
      </Radio.Group>
      {chosen === 'full' && (
        <Alert color="yellow" icon={<IconAlertTriangle />} className={styles.warning}>
          At “full”, arguments and results are stored word for word, secrets and personal data
          included.
        </Alert>
      )}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          onClick={() => (chosen === 'full' ? setConfirming(true) : save())}
          disabled={!isChanged}
          loading={isSaving}
        >
          Save
        </Button>
        {isChanged && (
          <Button variant="subtle" onClick={() => choose(level)}>
            Keep “{level}”
          </Button>
        )}
      </div>
      <Changes changes={props.changes} />
      <Modal
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        title="Store everything, word for word?"
      >
        <p className={styles.lead}>
          Whoever can read the database can read every argument and every result of runs that start
          from now on. The change is recorded with your name and the time.
        </p>
        <div className={styles.actions}>
          <Button
            color="red"
            onClick={() => {
              setConfirming(false)
              save()
            }}
          >
            Store everything
          </Button>
          <Button variant="default" onClick={() => setConfirming(false)}>
            Cancel
          </Button>
        </div>
      </Modal>
    </section>
  )
}

function useLevelChoice(level: PrivacyLevel, setPrivacyLevel: SetPrivacyLevel) {
  const router = useRouter()
  const [chosen, setChosen] = useState(level)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, startTransition] = useTransition()
  const choose = (value: string) => {
    const found = PRIVACY_LEVELS.find((each) => each === value)
    if (found) setChosen(found)
    setProblem(null)
  }
  const save = () =>
    startTransition(async () => {
      const answer = await setPrivacyLevel(chosen).catch(() => ({
        problem: 'The server cannot be reached, so nothing was changed: try again.',
      }))
      if ('problem' in answer) setProblem(answer.problem)
      else router.refresh()
    })
  return { chosen, choose, save, isSaving, problem }
}

function LevelCard(props: { level: PrivacyLevel; isInForce: boolean; ceiling: PrivacyLevel }) {
  const { level, isInForce, ceiling } = props
  const isAbove = PRIVACY_LEVELS.indexOf(level) > PRIVACY_LEVELS.indexOf(ceiling)
  return (
    <Radio.Card value={level} disabled={isAbove} className={styles.level}>
      <Radio.Indicator size="xs" className={styles.dot} />
      <span>
        <span className={styles.levelName}>
          {level}
          {isInForce && <span className={styles.inForce}>in force</span>}
        </span>
        <span className={styles.meaning}>
          {isAbove ? `Above this installation's ceiling, “${ceiling}”.` : PRIVACY_MEANINGS[level]}
        </span>
      </span>
    </Radio.Card>
  )
}

function Changes({ changes }: { changes: readonly LevelChange[] }) {
  if (changes.length === 0) return null
  return (
    <div>
      <h3 className={styles.subheading}>Changes</h3>
      <ul
        className={styles.changes}
        aria-label="Changes of the level"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard can't scroll the list.
        tabIndex={0}
      >
        {changes.map(({ at, by, before, after }) => (
          <li key={at}>
            <LocalTime at={at} format="full" /> — {by} set <strong>{after}</strong>
            {before !== null && ` after ${before}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
