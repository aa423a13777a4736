import type { StepOf } from '#lib/events/run-step.ts'
import styles from './tabs.module.css'

type Omission = NonNullable<StepOf<'tool'>['omission']>

const REASONS: Readonly<Record<Omission['reason'], string>> = {
  too_large: 'together they are too large',
  too_deep: 'they are nested too deeply',
  too_many_nodes: 'they hold too many values',
  not_serialisable: 'they are not plain data',
}

const UNITS: Readonly<Record<Omission['reason'], string>> = {
  too_large: 'bytes',
  too_deep: 'levels',
  too_many_nodes: 'values',
  not_serialisable: '',
}

/** Says that the boundary left the artifacts out, which no tool can say. */
export function OmissionNote({ omission }: { omission: Omission }) {
  const { reason, count, kinds, bytes, limit } = omission
  return (
    <p className={styles.warning} role="note">
      The boundary left out {count} {count === 1 ? 'artifact' : 'artifacts'} ({kinds.join(', ')}),
      because {REASONS[reason]}
      {bytes !== undefined && `: ${bytes.toLocaleString('en')} bytes`}
      {limit !== undefined &&
        `, where ${limit.toLocaleString('en')} ${UNITS[reason]} are the limit`}
      .
    </p>
  )
}
