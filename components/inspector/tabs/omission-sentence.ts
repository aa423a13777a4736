import type { StepOf } from '#lib/events/run-step.ts'

/** What is known of artifacts that the boundary left out. */
export type Omission = NonNullable<StepOf<'tool'>['omission']>

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

/** How many artifacts of which kinds were left out, why, how large they are and which limit they passed. */
export function omissionSentence({ reason, count, kinds, bytes, limit }: Omission): string {
  const what = `${number(count)} ${count === 1 ? 'artifact' : 'artifacts'}`
  const named = kinds.length > 0 ? ` (${kinds.join(', ')})` : ''
  const size = bytes === undefined ? '' : `: ${number(bytes)} bytes`
  const allowed =
    limit === undefined ? '' : `, where ${number(limit)} ${UNITS[reason]} are the limit`
  return `The boundary left out ${what}${named}, because ${REASONS[reason]}${size}${allowed}.`
}

function number(value: number): string {
  return value.toLocaleString('en')
}
