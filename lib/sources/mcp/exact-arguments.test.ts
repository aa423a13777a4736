import { expect, test } from 'vitest'
import { ExactArguments } from './exact-arguments.ts'

const message = (given: unknown) =>
  JSON.stringify({ jsonrpc: '2.0', method: 'tools/call', params: { arguments: given }, id: 3 })

test('a text stands in the message as it was typed, without a line break', () => {
  const exact = new ExactArguments()
  const text = '{ "n": 1.10,\r\n "big": 12345678901234567890, "$&": "$1" }'
  const held = exact.hold(text)
  const sent = exact.applied(message(held?.placeholder))
  expect(sent).toContain('"arguments":{ "n": 1.10,   "big": 12345678901234567890, "$&": "$1" }')
  expect(sent).not.toContain('\n')
  held?.release()
  expect(exact.applied(message(held?.placeholder))).toContain(String(held?.placeholder))
})

test.each(['', '[1]', '"x"', 'null', '{"a":1},"id":9', '{"a":1}}', '{'])(
  'a text that is no object is not held: %s',
  (text) => {
    expect(new ExactArguments().hold(text)).toBeNull()
  },
)

test('a text of one call never stands in the message of another', () => {
  const exact = new ExactArguments()
  const one = exact.hold('{"call":1}')
  const other = exact.hold('{"call":2}')
  expect(exact.applied(message(one?.placeholder))).toContain('{"call":1}')
  expect(exact.applied(message(other?.placeholder))).toContain('{"call":2}')
  expect(exact.applied(message({ plain: true }))).toBe(message({ plain: true }))
})
