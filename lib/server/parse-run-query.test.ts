import { expect, test } from 'vitest'
import { parseRunQuery } from './parse-run-query.ts'

test('no parameter asks for the newest runs', () => {
  expect(parseRunQuery({})).toEqual({
    ok: true,
    value: { sort: 'startedAt', descending: true, limit: 50 },
  })
})

test('every parameter is read as what it stands for', () => {
  const params = {
    toolName: 'read_records',
    flagged: 'true',
    descending: 'false',
    limit: '20',
    status: 'failed',
    privacyLevel: 'none',
    sort: 'findings',
    text: ['first', 'second'],
    source: '',
    hidden: 'ignored',
  }
  expect(parseRunQuery(params)).toEqual({
    ok: true,
    value: {
      toolName: 'read_records',
      flagged: true,
      descending: false,
      limit: 20,
      status: 'failed',
      privacyLevel: 'none',
      sort: 'findings',
      text: 'first',
    },
  })
})

test.each([
  ['limit', '1e3'],
  ['limit', '999'],
  ['flagged', 'constructor'],
  ['sort', 'payload'],
  ['status', '__proto__'],
  ['from', 'yesterday'],
  ['descending', 'random'],
])('a malformed %s of %s is refused by its name and not quoted', (name, text) => {
  const outcome = parseRunQuery({ [name]: text })
  expect(outcome).toEqual({ ok: false, problem: expect.stringContaining(`"${name}"`) })
  expect(JSON.stringify(outcome)).not.toContain(text)
})
