'use client'

import { NumberInput, Select } from '@mantine/core'
import { PRIVACY_MEANINGS } from '#components/shell/privacy-meanings.ts'
import type { RunLimits } from '#lib/events/run-event.ts'
import { PRIVACY_LEVELS, type PrivacyLevel, stricterLevel } from '#lib/privacy/privacy-level.ts'
import styles from './run-bar.module.css'

/** What a person can set for one run. */
export type ChosenOptions = { readonly limits: RunLimits; readonly privacyLevel: PrivacyLevel }

/** What bounds the options: the longest times, and the level that no run may be above. */
export type OptionBounds = { readonly maxLimits: RunLimits; readonly ceiling: PrivacyLevel }

/** Time-outs and privacy level of the next run. */
export function RunOptions(props: {
  options: ChosenOptions
  bounds: OptionBounds
  onChange: (options: ChosenOptions) => void
}) {
  const { options, bounds, onChange } = props
  const { limits, privacyLevel } = options
  const setLimits = (change: Partial<RunLimits>) =>
    onChange({ ...options, limits: { ...limits, ...change } })
  return (
    <div className={styles.options}>
      <Seconds
        label="Total time-out"
        description="The run ends, whatever it does."
        valueMs={limits.totalMs}
        maxMs={bounds.maxLimits.totalMs}
        onChange={(totalMs) => setLimits({ totalMs })}
      />
      <Seconds
        label="Idle time-out"
        description="Ends a silent tool; progress resets it."
        valueMs={limits.idleMs}
        maxMs={bounds.maxLimits.idleMs}
        onChange={(idleMs) => setLimits({ idleMs })}
      />
      <Select
        className={styles.level}
        label="The audit keeps"
        description={PRIVACY_MEANINGS[privacyLevel]}
        inputWrapperOrder={['label', 'input', 'description']}
        data={levelsUpTo(bounds.ceiling)}
        value={privacyLevel}
        allowDeselect={false}
        onChange={(level) => level && onChange({ ...options, privacyLevel: level })}
      />
    </div>
  )
}

/** Levels that keep no more than `ceiling`. */
function levelsUpTo(ceiling: PrivacyLevel): PrivacyLevel[] {
  return PRIVACY_LEVELS.filter((level) => stricterLevel(level, ceiling) === level)
}

function Seconds(props: {
  label: string
  description: string
  valueMs: number
  maxMs: number
  onChange: (valueMs: number) => void
}) {
  return (
    <NumberInput
      label={props.label}
      description={props.description}
      inputWrapperOrder={['label', 'input', 'description']}
      suffix=" s"
      min={1}
      max={props.maxMs / 1000}
      step={10}
      clampBehavior="blur"
      value={props.valueMs / 1000}
      onChange={(next) => {
        if (typeof next === 'number' && next >= 0.1 && next * 1000 <= props.maxMs) {
          props.onChange(Math.round(next * 1000))
        }
      }}
    />
  )
}
