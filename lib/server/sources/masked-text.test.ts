import { expect, test } from 'vitest'
import { SourceSettings } from '#lib/sources/source-settings.ts'
import { maskedText } from './masked-text.ts'

const reference = (name: string) => `$\{${name}}`
const variable = (name: string) => (name === 'SET' ? 'opensesame-1' : undefined)

const masked = (headers: Record<string, string>, line: string) => {
  const settings = { transport: 'streamable_http', url: 'https://wiki.example', headers }
  return maskedText(SourceSettings.parse(settings), variable)(line)
}

test.each([
  ['alone', { 'X-Key': reference('SET') }],
  ['behind its scheme', { Authorization: `Bearer ${reference('SET')}` }],
  ['typed behind its scheme', { Authorization: 'Bearer opensesame-1' }],
  ['in the middle of a value', { Cookie: `sid=${reference('SET')};` }],
  ['beside one that is not set', { A: reference('MISSING'), B: reference('SET') }],
])('a value that was given %s is masked wherever a source says it', (_, headers) => {
  expect(masked(headers, 'the token is opensesame-1.')).toBe('the token is [given value].')
})

test('the word before a token stays, as it stands everywhere', () => {
  const headers = { Authorization: `Bearer ${reference('SET')}` }
  expect(masked(headers, 'no bearer was sent')).toBe('no bearer was sent')
})
