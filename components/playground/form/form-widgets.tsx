'use client'

import { Checkbox, MultiSelect, NumberInput, Select, TextInput } from '@mantine/core'
import {
  type BaseInputTemplateProps,
  enumOptionsIndexForValue,
  enumOptionsValueForIndex,
  getInputProps,
  type WidgetProps,
} from '@rjsf/utils'

/** Choices from which on a list can be searched. */
const SEARCHABLE_FROM = 9

/** A field for text or a number. */
export function BaseInput(props: BaseInputTemplateProps) {
  const { schema, type, options, value, onChange } = props
  const input = getInputProps(schema, type, options, false)
  if (input.type === 'number') {
    return (
      <NumberInput
        {...commonProps(props)}
        value={typeof value === 'number' || typeof value === 'string' ? value : ''}
        onChange={(next) => onChange(next === '' ? undefined : next)}
        allowDecimal={schema.type !== 'integer'}
        clampBehavior="none"
        hideControls
      />
    )
  }
  return (
    <TextInput
      {...commonProps(props)}
      type={input.type === 'password' ? 'password' : 'text'}
      value={
        typeof value === 'string'
          ? value
          : value === undefined || value === null
            ? ''
            : String(value)
      }
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? options.emptyValue : currentTarget.value)
      }
    />
  )
}

/** A choice of one, or of several. */
export function SelectWidget(props: WidgetProps) {
  const { options, value, multiple, required, onChange } = props
  const choices = options.enumOptions ?? []
  const chosen = enumOptionsIndexForValue(value, choices, multiple ?? false)
  const common = {
    ...commonProps(props),
    data: choices.map(({ label }, index) => ({ value: String(index), label })),
    clearable: !required,
    searchable: choices.length >= SEARCHABLE_FROM,
  }
  if (multiple) {
    return (
      <MultiSelect
        {...common}
        value={Array.isArray(chosen) ? chosen : []}
        onChange={(next) =>
          onChange(next.length === 0 ? undefined : enumOptionsValueForIndex(next, choices))
        }
      />
    )
  }
  return (
    <Select
      {...common}
      value={typeof chosen === 'string' ? chosen : null}
      onChange={(next) =>
        onChange(next === null ? undefined : enumOptionsValueForIndex(next, choices))
      }
    />
  )
}

/** A truth value; left out until it is chosen. */
export function CheckboxWidget(props: WidgetProps) {
  const { id, label, hideLabel, schema, options, value, rawErrors, onChange } = props
  return (
    <Checkbox
      id={id}
      name={id}
      size="xs"
      mt={hideLabel ? 0 : 21}
      label={hideLabel ? undefined : label}
      aria-label={hideLabel ? label : undefined}
      description={hideLabel ? undefined : (options.description ?? schema.description)}
      checked={value === true}
      disabled={props.disabled || props.readonly}
      error={rawErrors && rawErrors.length > 0 ? rawErrors.join(' ') : undefined}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

function commonProps(props: WidgetProps | BaseInputTemplateProps) {
  const { id, label, hideLabel, schema, options, rawErrors, placeholder } = props
  const description = options.description ?? schema.description
  const isCompact = options.compact === true
  return {
    id,
    name: id,
    label: hideLabel ? undefined : label,
    'aria-label': hideLabel ? label : undefined,
    description: isCompact || hideLabel ? undefined : description,
    inputWrapperOrder: [
      'label' as const,
      'input' as const,
      'error' as const,
      'description' as const,
    ],
    placeholder,
    required: props.required,
    disabled: props.disabled || props.readonly,
    error: rawErrors && rawErrors.length > 0 ? rawErrors.join(' ') : undefined,
    autoComplete: 'off',
    spellCheck: false,
  }
}
