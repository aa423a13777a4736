import { expect, test } from 'vitest'
import { formUiSchema } from './form-ui-schema.ts'

test('a default is a placeholder, so that what is left out is left out', () => {
  const ui = formUiSchema({ properties: { limit: { type: 'integer', default: 50 } } })
  expect(ui.limit).toEqual({ 'ui:placeholder': '50' })
})

test('items of a list have no label of their own, and their fields are compact', () => {
  const ui = formUiSchema({
    properties: { filters: { items: { properties: { column: { type: 'string' } } } } },
  })
  expect(ui.filters.items).toMatchObject({
    'ui:label': false,
    column: { 'ui:compact': true },
  })
})

test('a schema that is no object, or endlessly deep, gives a plain form', () => {
  const deep: Record<string, unknown> = { properties: {} }
  deep.properties = { self: deep }
  expect(() => formUiSchema(deep)).not.toThrow()
  expect(formUiSchema(null)).toHaveProperty('ui:globalOptions')
})
