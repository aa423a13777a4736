import { expect, test } from 'vitest'
import { argumentsOfForm } from './form-value.ts'

test('a field left empty is absent, not empty text', () => {
  const value = argumentsOfForm({ table: 'a', database: undefined, limit: 0, sort: false })
  expect(value).toEqual({ table: 'a', limit: 0, sort: false })
  expect(Object.keys(value)).not.toContain('database')
})

test('an empty place in a list keeps the list its length', () => {
  expect(argumentsOfForm({ columns: ['a', undefined, 'b'] })).toEqual({ columns: ['a', '', 'b'] })
})

test('a form without data stands for no arguments', () => {
  expect(argumentsOfForm(undefined)).toEqual({})
})
