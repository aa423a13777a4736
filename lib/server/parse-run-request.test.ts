import { expect, test } from 'vitest'
import { parseRunRequest } from './parse-run-request.ts'

test('a call is read, and its arguments stay foreign', () => {
  const input = { mode: 'call', toolName: 'wait', arguments: { seconds: 'x' } }
  expect(parseRunRequest(input)).toEqual({ ok: true, value: input })
})

test('a text of 8 MB may be inspected, counted in bytes', () => {
  expect(parseRunRequest({ mode: 'inspect', text: 'é'.repeat(4_000_000) }).ok).toBe(true)
})

test.each([8_000_001, 4_000_001])('a text over 8 MB is refused in words (%i letters)', (length) => {
  const text = (length > 8_000_000 ? 'e' : 'é').repeat(length)
  expect(parseRunRequest({ mode: 'inspect', text })).toEqual({
    ok: false,
    problem: 'The text is too large to inspect: it may have at most 8 MB.',
  })
})

test.each([null, 1, [], {}, { mode: 'loop' }, { mode: 'call' }, { mode: 'call', toolName: 1 }])(
  '%o is refused with a sentence',
  (input) => {
    expect(parseRunRequest(input)).toEqual({
      ok: false,
      problem: expect.stringMatching(/^The run was not started/),
    })
  },
)

test('arguments may come with their exact text, which must hold the same', () => {
  const call = { mode: 'call', toolName: 'pay', sendAnyway: true }
  const exact = '{"n":1.10,"id":12345678901234567890,"far":1e400}'
  const given = { n: 1.1, id: Number('12345678901234567890'), far: Number.MAX_VALUE }
  expect(parseRunRequest({ ...call, arguments: given, argumentsText: exact }).ok).toBe(true)
  const alone = parseRunRequest({ ...call, argumentsText: '{"__proto__":1}' })
  expect(alone).toMatchObject({ ok: true, value: { arguments: JSON.parse('{"__proto__":1}') } })
  for (const argumentsText of ['{"n":2}', '{', '']) {
    const parsed = parseRunRequest({ ...call, arguments: given, argumentsText })
    expect(parsed).toMatchObject({ ok: false, problem: expect.stringContaining('argumentsText') })
  }
})
