import fc from 'fast-check'
import { expect, test } from 'vitest'
import { secret } from '#fixtures/secrets.ts'
import { isExactObject } from '#lib/contract/exact/exact-value.ts'
import { parseExact } from '#lib/contract/exact/parse-exact.ts'
import { writeExact } from '#lib/contract/exact/write-exact.ts'
import { redactExact } from './redact-exact.ts'

function redacted(text: string): { text: string; masked: number } {
  const { value } = parseExact(text)
  if (!isExactObject(value)) throw new Error('The text is no object.')
  const { value: copy, masked } = redactExact(value)
  return { text: writeExact(copy), masked }
}

test('what holds nothing to mask stays as it is written, digits and order of keys included', () => {
  const text =
    '{"2":1,"id":9007199254740993,"1":[1.10,1e400,-0,null,true,"x"],"__proto__":{"a":{}},"":[[]]}'
  expect(redacted(text)).toEqual({ text, masked: 0 })
})

test('secrets are masked beside numbers that keep their digits, the same one by the same word', () => {
  const text =
    '{"id":9007199254740993,"to":["ann@example.org","bob@example.org"],"cc":{"deep":"ann@example.org"}}'
  expect(redacted(text)).toEqual({
    text: '{"id":9007199254740993,"to":["[email 1]","[email 2]"],"cc":{"deep":"[email 1]"}}',
    masked: 3,
  })
})

test('a number under a name of passwords is masked, and any other is not', () => {
  expect(redacted('{"password":90071992547409931,"count":90071992547409931}')).toEqual({
    text: '{"password":"[secret 1]","count":90071992547409931}',
    masked: 1,
  })
})

test('keys are masked, counted once, and told apart where they become equal', () => {
  const text = '{"ann@example.org":{"a":1},"[email 1]":2,"ann@example.org ":[3]}'
  expect(redacted(text)).toEqual({
    text: '{"[email 1]":{"a":1},"[email 1] (1)":2,"[email 1] ":[3]}',
    masked: 2,
  })
})

test('a text that is cut counts as one that is no longer what was written', () => {
  const { text, masked } = redacted(JSON.stringify({ body: 'long '.repeat(1000) }))
  expect(text).toContain('[cut, 5000 in all]')
  expect(masked).toBe(1)
})

test('depth costs no stack', () => {
  const text = `{"a":${'['.repeat(3000)}${']'.repeat(3000)}}`
  expect(redacted(text)).toEqual({ text, masked: 0 })
})

test('no secret is left under any name, and a second time changes nothing', () => {
  fc.assert(
    fc.property(secret, fc.jsonValue(), fc.string({ maxLength: 9 }), (value, other, name) => {
      const text = JSON.stringify({ other, note: `It is ${value} here`, list: [{ [name]: value }] })
      const once = redacted(text)
      expect(once.text).not.toContain(value)
      expect(once.masked).toBeGreaterThan(1)
      expect(redacted(once.text).text).toBe(once.text)
    }),
    { numRuns: 60 },
  )
})
