'use client'

import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { CopyIcon } from '#components/inspector/copy-icon.tsx'
import { usePolicyChange } from '#components/settings/use-policy-change.ts'
import importStyles from './import-sources.module.css'
import type { ImportPlan, ImportStep, PlanImport, SourceActions } from './source.ts'
import styles from './sources.module.css'

/** Reads the file of another client: what is reached by HTTP can be added, a command is only shown as lines. */
export function ImportSources(props: { plan: PlanImport; add: SourceActions['add'] }) {
  const [text, setText] = useState('')
  const [plan, setPlan] = useState<ImportPlan | null>(null)
  const { change, isChanging, problem } = usePolicyChange()
  const read = () =>
    change(async () => {
      const made = await props.plan(text)
      if ('problem' in made) return made
      setPlan(made)
      return { isSet: true }
    })
  return (
    <section className={styles.form} aria-label="Import">
      <Textarea
        label="A client’s mcp.json, or a registry’s server.json"
        description="Nothing of it is kept, and no command is started."
        className={importStyles.pasted}
        autosize
        minRows={5}
        maxRows={14}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button onClick={read} loading={isChanging} disabled={text.trim() === ''}>
          Read it
        </Button>
      </div>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {plan && <Plan plan={plan} add={props.add} />}
    </section>
  )
}

function Plan({ plan, add }: { plan: ImportPlan; add: SourceActions['add'] }) {
  return (
    <div role="status" className={importStyles.plan}>
      {plan.problems.map((sentence) => (
        <p key={sentence} className={plan.steps.length === 0 ? styles.problem : styles.lead}>
          {sentence}
        </p>
      ))}
      <ul className={importStyles.steps} aria-label="Sources of the file">
        {plan.steps.map((step) => (
          <Step key={step.name} step={step} add={add} />
        ))}
      </ul>
    </div>
  )
}

function Step({ step, add }: { step: ImportStep; add: SourceActions['add'] }) {
  const { change, isChanging, problem } = usePolicyChange()
  const [isAdded, setAdded] = useState(false)
  return (
    <li className={importStyles.step}>
      <div className={importStyles.stepHead}>
        <strong className={importStyles.stepName}>{step.name}</strong>
        {step.way === 'add' && (
          <Button
            variant="default"
            size="compact-xs"
            disabled={isAdded}
            loading={isChanging}
            onClick={() =>
              change(
                () => add({ name: step.name, settings: step.settings }),
                () => setAdded(true),
              )
            }
          >
            {isAdded ? 'Added' : 'Add'}
          </Button>
        )}
        {step.way === 'file' && <CopyIcon label="Copy the lines" text={() => step.lines} />}
      </div>
      {step.way === 'file' && (
        <>
          <p className={styles.lead}>
            It starts a command, so it goes into the file that <code>VITRINE_CONFIG</code> names:
          </p>
          <pre className={styles.example}>{step.lines}</pre>
        </>
      )}
      {[...step.problems, ...step.notes].map((sentence) => (
        <p key={sentence} className={styles.lead}>
          {sentence}
        </p>
      ))}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </li>
  )
}
