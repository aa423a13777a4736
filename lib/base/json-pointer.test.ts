import { expect, test } from 'vitest'
import { jsonPointer } from './json-pointer.ts'

test.each([
  [[], ''],
  [['items', 0], '/items/0'],
  [['a/b', 'm~n', '~1', ''], '/a~1b/m~0n/~01/'],
])('the pointer of %j is %j, as RFC 6901 escapes it', (parts, pointer) => {
  expect(jsonPointer(parts)).toBe(pointer)
})
