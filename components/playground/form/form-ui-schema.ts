import type { UiSchema } from '@rjsf/utils'
import { isObject } from '#lib/base/json.ts'

/** Schemas nested deeper than this get the plain form. */
const MAX_DEPTH = 6

/**
 * How the form of a schema looks: what is left out is sent as nothing, so a default is shown as a placeholder;
 * items of a list carry no label of their own. `schema` is foreign; it is walked to a bounded depth.
 */
export function formUiSchema(schema: unknown): UiSchema {
  return {
    ...fieldUi(schema, 0, false),
    'ui:globalOptions': { enableOptionalDataFieldForType: ['object'], copyable: false },
  }
}

function fieldUi(schema: unknown, depth: number, isCompact: boolean): UiSchema {
  if (!isObject(schema) || depth > MAX_DEPTH) return {}
  const own: UiSchema = {
    ...placeholder(schema),
    ...(isCompact && { 'ui:compact': true }),
  }
  if (isObject(schema.items)) {
    const items = fieldUi(schema.items, depth + 1, true)
    return { ...own, items: { ...items, 'ui:label': false } }
  }
  if (!isObject(schema.properties)) return own
  const fields = Object.entries(schema.properties).map(
    ([name, field]) => [name, fieldUi(field, depth + 1, isCompact || depth > 0)] as const,
  )
  return { ...own, ...Object.fromEntries(fields) }
}

function placeholder(schema: Readonly<Record<string, unknown>>): UiSchema {
  const fallback = scalar(schema.default)
  if (fallback !== undefined) return { 'ui:placeholder': fallback }
  const example = Array.isArray(schema.examples) ? scalar(schema.examples[0]) : undefined
  return example === undefined ? {} : { 'ui:placeholder': `e.g. ${example}` }
}

function scalar(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
