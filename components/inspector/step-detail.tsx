'use client'

import { Tabs } from '@mantine/core'
import { durationText } from '#components/audit/duration.ts'
import { LocalTime } from '#components/shell/local-time.tsx'
import type { RunStep } from '#lib/events/run-step.ts'
import type { InspectedStep } from './inspected-step.ts'
import styles from './inspector.module.css'
import { STEP_LOOKS, stepSubject } from './step-kinds.ts'
import { type TabName, tabsOf, tabToShow } from './step-tabs.ts'
import { TAB_PANELS } from './tabs/tab-panels.tsx'
import { ForeignText } from './text/foreign-text.tsx'

type StepDetailProps = {
  readonly inspected: InspectedStep
  /** The tab that the URL asks for. */
  readonly wanted: string | null
  onTab(name: string): void
}

/** The chosen step: what is said of it in a line, and its tabs, those only that have something in them. */
export function StepDetail({ inspected, wanted, onTab }: StepDetailProps) {
  const { step } = inspected
  const tabs = tabsOf(step)
  const shown = tabToShow(tabs, wanted)
  return (
    <section className={styles.detail} aria-label={`Step ${step.seq}`}>
      <DetailHead step={step} />
      <Tabs
        className={styles.tabs}
        value={shown}
        onChange={(name) => name !== null && onTab(name)}
        keepMounted={false}
      >
        <Tabs.List className={styles.tabList}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab.name} value={tab.name} className={styles.tab}>
              {tab.label}
              {tab.count && <span className={styles.tabCount}>{tab.count(step)}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ name }) => (
          <Tabs.Panel key={name} value={name} className={styles.panel}>
            {name === shown && <Panel name={name} inspected={inspected} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  )
}

function Panel({ name, inspected }: { name: TabName; inspected: InspectedStep }) {
  const Body = TAB_PANELS[name]
  return <Body key={inspected.step.seq} {...inspected} />
}

function DetailHead({ step }: { step: RunStep }) {
  const facts = detailFacts(step)
  return (
    <header className={styles.detailHead}>
      <h2 className={styles.detailTitle}>
        {step.seq}. {STEP_LOOKS[step.kind].label}{' '}
        <ForeignText text={stepSubject(step)} maxCharacters={120} />
      </h2>
      {facts.map(({ text, tone }) => (
        <span key={text} className={styles.detailFact} data-tone={tone}>
          {text}
        </span>
      ))}
      <span className={styles.detailFact}>
        <LocalTime at={step.at} format="short" />
      </span>
    </header>
  )
}

type DetailFact = { readonly text: string; readonly tone?: 'danger' | 'warning' }

function detailFacts(step: RunStep): DetailFact[] {
  const facts: DetailFact[] = [
    { text: `round ${step.round}` },
    { text: durationText(step.durationMs) },
  ]
  if (step.kind !== 'tool') return facts
  if (step.toolIsError) facts.push({ text: 'tool error', tone: 'danger' })
  if (step.truncated) facts.push({ text: 'truncated', tone: 'warning' })
  if (step.findings.length > 0) facts.push({ text: 'flagged', tone: 'warning' })
  const removed = Object.entries(step.neutralised).map(([family, count]) => `${family} ×${count}`)
  if (removed.length > 0) facts.push({ text: `removed: ${removed.join(', ')}`, tone: 'warning' })
  if (step.toolResult === undefined && step.toolResultLength !== undefined) {
    facts.push({ text: `${step.toolResultLength.toLocaleString('en')} characters, not kept` })
  }
  return facts
}
