import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { secret } from '#fixtures/secrets.ts'
import type { JsonValue } from '#lib/base/json.ts'
import { Placeholders } from './placeholders.ts'
import { redact } from './redact.ts'

/** Text, what must be gone from it, and what of it must stay. */
type Example = readonly [name: string, text: string, gone: string, stays: string]

const KEY = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC'

const MASKED: readonly Example[] = [
  ['an AWS key', 'id AKIAIOSFODNN7EXAMPLE end', 'AKIAIOSFODNN7EXAMPLE', 'end'],
  ['a GitHub token', 'ghp_abcdefghijklmnopqrstuvwxyz0123456789.', 'ghp_abc', '.'],
  ['a Slack token', 'use xoxb-123456789012-abcdef now', 'xoxb-1234', 'now'],
  ['a Stripe key', `sk_${'live'}_abcdefghij0123456789`, 'abcdefghij0123456789', '[token 1]'],
  ['a JWT', 'a eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln b', 'eyJhbGci', 'b'],
  ['a JWT cut off', 'a eyJhbGciOiJIUzI1NiJ9.eyJzdWIi', 'eyJzdWIi', 'a'],
  ['a bearer token of no known shape', 'Authorization: Bearer abcdefgh', 'abcdefgh', 'Bearer'],
  ['basic credentials', 'Authorization: Basic amFuZTpodW50ZXIy', 'amFuZTpodW50ZXIy', 'Basic'],
  ['a password in a URL', 'redis://:hunter2@cache:6379/0', 'hunter2', 'cache:6379'],
  ['a password with a slash in a URL', 'amqp://app:a/b#c@queue/x', 'a/b#c', 'queue'],
  ['a signature in a URL', 'https://s.example/f?X-Amz-Signature=0a1b2c&v=2', '0a1b2c', 'v=2'],
  ['an escaped query', 'x?a=1&amp;access_token=q1w2e3&amp;b=2', 'q1w2e3', 'b=2'],
  ['a connection string', 'Server=db;User Id=app;Password=winter;', 'winter', 'Server=db'],
  ['a quoted password', '{"user":"jane","password":"winter","n":1}', 'winter', '"n":1'],
  ['a password in escaped JSON', '"{\\"password\\":\\"winter\\",\\"n\\":1}"', 'winter', 'n\\":1'],
  ['a YAML password', 'user: jane\npassword: winter\nport: 1', 'winter', 'port: 1'],
  ['an environment line', 'export API_KEY=f3a9c1e7b2d4', 'f3a9c1e7b2d4', 'API_KEY'],
  [
    'a key block',
    `a\n-----BEGIN RSA PRIVATE KEY-----\n${KEY}\n-----END RSA PRIVATE KEY-----\nb`,
    KEY,
    'b',
  ],
  ['a key block without its head', `${KEY}\n-----END PRIVATE KEY-----\nb`, KEY, 'b'],
  ['a key block in JSON', `"-----BEGIN PRIVATE KEY-----\\n${KEY}\\n","x":1`, KEY, '"x":1'],
  ['an address', 'write to Jane.Doe+x@mail.example.org.', 'Jane.Doe', 'write to'],
  ['an address with other letters', 'an jörg@müller.example', 'jörg', 'an '],
  ['an address in a URL', '?to=jane%40mail.example', 'jane', '?to='],
]

describe('masks', () => {
  test.each(MASKED)('%s', (_, text, gone, stays) => {
    const { value, masks } = redact(text)
    expect(value).not.toContain(gone)
    expect(value).toContain(stays)
    expect(masks.length).toBeGreaterThan(0)
  })
})

const UNTOUCHED: readonly string[] = [
  'claude-opus-4-5-20251101 gpt-4o-2024-08-06',
  '7c9e6679-7425-40de-944b-e07fc1f90ae7 d41d8cd98f00b204e9800998ecf8427e',
  'sk-short task-force-of-the-whole-department risk-assessment-2024-final',
  'sk-fading-circle-before sk-cube-grid',
  'react@19.3.1 next@16.4.6 @tanstack/react-table',
  'bearer certificates and basic knowledge of token economics',
  'Your password: it must have eight characters.',
  'https://example.org:8080/@jane/status?page=2&sort=token',
  'The secret of the house: nobody lives there.',
  'totalTokens: 17, "tokens": 4242, tokenizer: cl100k',
  'const key = map.get(code)',
  '2026-03-01T10:00:00.000Z 192.168.0.1:3000',
]

test.each(UNTOUCHED)('leaves alone: %s', (text) => {
  expect(redact(text)).toEqual({ value: text, masks: [] })
})

test('a secret-like key masks what is under it, whatever its shape', () => {
  const value = { password: 'winter', apiToken: 'Zx81mQp0', token: 'none', pin: 'four', n: 1 }
  const masked = { ...value, password: '[secret 1]', apiToken: '[secret 2]' }
  expect(redact(value).value).toEqual(masked)
})

test('keys are masked too, and two that become equal are kept apart', () => {
  const value = { 'a@b.example': 1, '[email 1]': 2, 'c@d.example': 3 }
  expect(redact(value).value).toEqual({ '[email 1]': 1, '[email 1] (1)': 2, '[email 2]': 3 })
})

test('a key named __proto__ is a key like any other', () => {
  const value: JsonValue = JSON.parse('{"__proto__":{"mail":"a@b.example"}}')
  expect(JSON.stringify(redact(value).value)).toBe('{"__proto__":{"mail":"[email 1]"}}')
})

test('a placeholder stands for one value in all steps of a run', () => {
  const placeholders = new Placeholders()
  const first = redact('a@b.example c@d.example', { placeholders }).value
  const second = redact('c@d.example a@b.example', { placeholders }).value
  expect([first, second]).toEqual(['[email 1] [email 2]', '[email 2] [email 1]'])
})

test('masks are counted by rule and place, and a place never carries text', () => {
  const { masks } = redact({ rows: [{ 'a@b.example': 'c@d.example e@f.example' }] })
  expect(masks).toEqual([{ rule: 'email', path: '/rows/0/*0', count: 3 }])
})

test('ten thousand masked cells make a receipt of bounded size', () => {
  const { masks } = redact(Array.from({ length: 10_000 }, (_, row) => `r${row}@b.example`))
  expect(masks.length).toBeLessThanOrEqual(201)
  expect(masks.reduce((sum, { count }) => sum + count, 0)).toBe(10_000)
})

test('text is cut after masking, never before', () => {
  const text = `${'x '.repeat(995)}jane@mail.example ${'y'.repeat(100)}`
  const value = String(redact(text).value)
  expect(value).not.toContain('jane')
  expect(value.length).toBeLessThanOrEqual(2000)
  expect(value).toMatch(/… \[cut, \d+ in all\]$/)
})

test('depth is no limit', () => {
  let value: JsonValue = 'a@b.example'
  for (let level = 0; level < 50_000; level++) value = [value]
  let inner: JsonValue = redact(value).value
  while (Array.isArray(inner)) inner = inner[0] ?? null
  expect(inner).toBe('[email 1]')
})

const parts = fc.array(
  fc.oneof(
    secret,
    fc.string({ unit: 'binary' }),
    fc.constantFrom(' ', '=', ':', '"', '://', '@', '[token 1]', 'password'),
  ),
)

test('masking twice changes nothing, whatever the text', () => {
  const property = fc.property(parts, (texts) => {
    const once = redact(texts.join('')).value
    expect(redact(once).value).toBe(once)
  })
  fc.assert(property, { numRuns: 2000 })
})

/** Texts that make a careless pattern retry from every place. */
const GROWING: readonly string[] = [
  '@',
  'a@',
  'a.',
  'a@a.',
  'eyJ',
  'eyJa.',
  'sk-',
  'AKIA',
  '://',
  'x://a:',
  '?a=',
  '&token=',
  'password',
  'password=',
  'password:"',
  'bearer ',
  '-----BEGIN PRIVATE KEY-----',
  '-----END PRIVATE KEY-----',
  'A',
  '\\',
  ' ',
  '-',
  '漢',
]

function fastest(text: string): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now()
    redact(text)
    return performance.now() - start
  })
  return Math.min(...times)
}

test.each(GROWING)('work grows with the text, not with its square: %j', (unit) => {
  const small = unit.repeat(Math.ceil(20_000 / unit.length))
  const large = unit.repeat(Math.ceil(320_000 / unit.length))
  redact(small)
  // 16 times the text: about 16 times the work; 256 times where the square counts.
  expect(fastest(large)).toBeLessThan(Math.max(fastest(small), 0.5) * 100)
})
