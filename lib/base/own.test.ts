import { expect, test } from 'vitest'
import { getOwn } from './own.ts'

test('an own property is found by its name, whatever the name', () => {
  const record: Record<string, unknown> = JSON.parse('{"a":1,"__proto__":2}')
  expect(getOwn(record, 'a')).toBe(1)
  expect(getOwn(record, '__proto__')).toBe(2)
})

test.each(['constructor', 'toString', '__proto__'])('an inherited %s is not found', (name) => {
  expect(getOwn({}, name)).toBeUndefined()
})
