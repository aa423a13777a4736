import { expect, test } from 'vitest'
import * as z from 'zod'
import { argumentProblems } from './argument-problems.ts'

const schema = z.strictObject({
  limit: z.int(),
  where: z.record(z.string(), z.strictObject({ equals: z.int() })),
})

function problemsOf(foreign: unknown) {
  const issues = schema.safeParse(foreign).error?.issues ?? []
  return argumentProblems(issues, JSON.parse(JSON.stringify(z.toJSONSchema(schema))))
}

test('a declared argument is named by its path', () => {
  expect(problemsOf({ limit: 'many', where: {} })).toEqual([
    { path: 'limit', message: 'Invalid input: expected number, received string' },
  ])
})

test('names that a caller made up are counted, and starred in a path', () => {
  const foreign = { limit: 1, where: { 'my secret': { equals: 'x', own: 1 } }, a: 1, b: 2 }
  expect(problemsOf(foreign)).toEqual([
    { path: 'where.*.equals', message: 'Invalid input: expected number, received string' },
    { path: 'where.*', message: 'one name is not declared' },
    { path: '', message: '2 names are not declared' },
  ])
})
