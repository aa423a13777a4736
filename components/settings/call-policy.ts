import type { PolicyScope } from './policy.ts'
import { readLimit } from './read-limit.ts'

/** How tools may be called: a word or a number for each setting. */
export type CallPolicy = {
  readonly approval: string
  readonly dataClass: string
  readonly privacyCeiling: string
  readonly totalMs: number
  readonly idleMs: number
  readonly maxResultBytes: number
  readonly changedDefinition: string
  readonly newDefinition: string
}

/** The name of a setting. */
export type CallSetting = keyof CallPolicy

/** What one scope sets; what it leaves out is as the next wider scope has it. */
export type CallChoice = {
  readonly [Setting in CallSetting]?: CallPolicy[Setting] | undefined
}

/** A policy of a source or a tool, and what comes of it and the wider ones. */
export type CallOverride = {
  readonly scope: Exclude<PolicyScope, { readonly kind: 'default' }>
  readonly policy: CallChoice
  readonly inForce: CallPolicy
}

/** The policies of calls in force, and what others may be set for. */
export type CallPolicies = {
  readonly installation: CallPolicy
  readonly overrides: readonly CallOverride[]
  readonly sources: readonly string[]
  readonly tools: readonly string[]
}

/** One setting of a policy: how it is called, and what it may be. */
export type CallField = {
  readonly setting: CallSetting
  readonly label: string
  /** Head of its column. */
  readonly short: string
} & (
  | { readonly options: readonly { readonly value: string; readonly label: string }[] }
  | { readonly max: number }
)

const PLAIN = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** Every setting, in the order in which they are shown. */
export const CALL_FIELDS: readonly CallField[] = [
  {
    setting: 'approval',
    label: 'Approval',
    short: 'Approval',
    options: [
      { value: 'annotations', label: 'from annotations' },
      { value: 'required', label: 'required' },
      { value: 'never', label: 'never' },
    ],
  },
  {
    setting: 'dataClass',
    label: 'Data it gives',
    short: 'Data',
    options: PLAIN([
      'public',
      'editorial',
      'source_code',
      'internal_configuration',
      'diagnostics',
      'secret_adjacent',
    ]),
  },
  {
    setting: 'privacyCeiling',
    label: 'Kept at most',
    short: 'Kept',
    options: PLAIN(['none', 'metadata', 'redacted', 'full']),
  },
  { setting: 'totalMs', label: 'Time in all, ms', short: 'In all, ms', max: 3_600_000 },
  { setting: 'idleMs', label: 'Time in silence, ms', short: 'Silent, ms', max: 3_600_000 },
  { setting: 'maxResultBytes', label: 'Bytes of a result', short: 'Bytes', max: 50_000 },
  {
    setting: 'changedDefinition',
    label: 'A definition that changed',
    short: 'Changed',
    options: [
      { value: 'ask', label: 'waits for a word' },
      { value: 'allow', label: 'runs' },
    ],
  },
  {
    setting: 'newDefinition',
    label: 'A tool seen first',
    short: 'New',
    options: [
      { value: 'allow', label: 'runs' },
      { value: 'ask', label: 'waits for a word' },
    ],
  },
]

/** A policy as it stands in the form: text by setting; empty or absent is inherited. */
export type CallDraft = { readonly [Setting in CallSetting]?: string }

/** What is set, as the form shows it. */
export function draftOfChoice(choice: CallChoice): CallDraft {
  return Object.fromEntries(
    CALL_FIELDS.flatMap(({ setting }) => {
      const value = choice[setting]
      return value === undefined ? [] : [[setting, textOf(value)]]
    }),
  )
}

/** The choice that a form makes; null where nothing is chosen or a number is none. */
export function choiceOfDraft(draft: CallDraft): CallChoice | null {
  const settings: [string, string | number][] = []
  for (const field of CALL_FIELDS) {
    const text = draft[field.setting] ?? ''
    if (text === '') continue
    const value = 'max' in field ? readLimit(text, field.max).value : text
    if (value === undefined) return null
    settings.push([field.setting, value])
  }
  return settings.length === 0 ? null : Object.fromEntries(settings)
}

/** What is wrong with a number of the form; undefined where nothing is. */
export function numberProblem(draft: CallDraft, field: CallField): string | undefined {
  return 'max' in field ? readLimit(draft[field.setting] ?? '', field.max).problem : undefined
}

/** A value in the words of its field. */
export function wordsOf(field: CallField, value: string | number): string {
  const option = 'options' in field && field.options.find((each) => each.value === value)
  return option ? option.label : textOf(value)
}

function textOf(value: string | number): string {
  return typeof value === 'number' ? value.toLocaleString('en') : value
}
