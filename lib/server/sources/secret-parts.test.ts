import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressParts, argumentParts, isSecretName, type TextPart } from './secret-parts.ts'

const masked = (parts: readonly TextPart[]) =>
  parts.map(({ text, isSecret }) => (isSecret ? '•' : text)).join('')

test.each([
  [['--token', 'abc'], '--token •'],
  [['--api-key=abc', '-v'], '--api-key=• -v'],
  [['--apiKey', 'a', '--port', '80'], '--apiKey • --port 80'],
  [['-H', 'Authorization: Bearer abc def'], '-H Authorization: •'],
  [['--header', 'X-Api-Key:abc'], '--header X-Api-Key:•'],
  [['DB_PASSWORD=abc'], 'DB_PASSWORD=•'],
  [['--password', '--verbose'], '--password --verbose'],
  [['--url', 'https://ann:pw@wiki.example/'], '--url https://•@wiki.example/'],
  [['--url=https://w.example/?a=1&token=abc&b=2'], '--url=https://w.example/?a=1&token=•&b=2'],
  [['--keyboard', 'us', '--monkey', 'x'], '--keyboard us --monkey x'],
  [['-y', '@scope/server', '/srv/files'], '-y @scope/server /srv/files'],
])('of the arguments %j the secrets are told apart', (args, told) => {
  expect(argumentParts(args).map(masked).join(' ')).toBe(told)
})

test.each([
  ['https://w.example/mcp?access_token=abc#x', 'https://w.example/mcp?access_token=•#x'],
  ['https://w.example/#id_token=abc', 'https://w.example/#id_token=•'],
  ['https://ghp_abc@w.example/?q=token', 'https://•@w.example/?q=token'],
  ['https://w.example/a@b', 'https://w.example/a@b'],
  ['postgres://ann:p%40ss@db/x', 'postgres://•@db/x'],
])('of the address %s the secrets are told apart', (address, told) => {
  expect(masked(addressParts(address))).toBe(told)
})

test('names are read by their words, in every way of writing them together', () => {
  for (const name of ['X-Auth-Token', 'accessToken', 'WIKI_TOKENS', 'pwd', 'client.secret']) {
    expect(isSecretName(name)).toBe(true)
  }
  for (const name of ['Accept', 'keyboard', 'LOG_LEVEL', 'tokenizer', '']) {
    expect(isSecretName(name)).toBe(false)
  }
})

test('the parts of any arguments are the arguments, whole and in order', () => {
  const flags = fc.constantFrom(
    '--token',
    '--url=https://a:b@c/?key=1&x=2',
    'KEY=',
    '?a=&b',
    '://@',
  )
  const args = fc.array(fc.oneof(fc.string(), flags))
  fc.assert(
    fc.property(args, (given) => {
      const parts = argumentParts(given).map((each) => each.map(({ text }) => text).join(''))
      expect(parts).toEqual(given)
    }),
  )
})
