import { expect, it } from 'vitest'
import { largeDocument } from '#fixtures/http-service/large-document.ts'
import { DOCUMENT_LIMITS, parseDocument } from './parse-document.ts'
import { planOperations } from './plan-operations.ts'
import { validateDocument } from './validate-document.ts'

const head = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: {} }
const problemOf = (text: string) => {
  const parsed = parseDocument(text)
  return parsed.ok ? undefined : parsed.problem
}

it('reads JSON and YAML', () => {
  const yaml =
    'openapi: 3.0.3\ninfo: {title: T, version: "1"}\npaths:\n  /a:\n    get:\n      responses:\n        200: {description: x}\n'
  const read = parseDocument(yaml)
  expect(read.ok && read.value.at('#/paths/~1a/get/responses/200/description')).toBe('x')
  expect(problemOf(JSON.stringify(head))).toBeUndefined()
  expect(problemOf(`{openapi: 3.1.0, paths: {}}`)).toBeUndefined()
})

it.each([
  ['Swagger', { swagger: '2.0' }, /Swagger 2.0/],
  ['another version', { ...head, openapi: '4.0.0' }, /no OpenAPI description/],
  ['a list', [], /no OpenAPI description/],
  ['a file', { ...head, x: { $ref: './other.yaml#/a' } }, /one place outside itself/],
  [
    'an address',
    { ...head, x: [{ $ref: 'https://evil.example/a' }, { $ref: 'file:///etc/passwd' }] },
    /2 places outside/,
  ],
])('refuses %s with a reason', (_, document, reason) => {
  expect(problemOf(JSON.stringify(document))).toMatch(reason)
})

it('takes for no reference what stands in a sample', () => {
  expect(
    problemOf(JSON.stringify({ ...head, example: { $ref: 'https://x.example' } })),
  ).toBeUndefined()
})

it('refuses YAML whose aliases unfold, without unfolding them', () => {
  const levels = Array.from({ length: 30 }, (_, at) => `l${at + 1}: &l${at + 1} [*l${at}, *l${at}]`)
  const bomb = `openapi: 3.1.0\nl0: &l0 [x]\n${levels.join('\n')}\n`
  expect(problemOf(bomb)).toMatch(/more than 1,500,000 values/)
  const many = `openapi: 3.1.0\na: &a x\nb: [${'*a,'.repeat(DOCUMENT_LIMITS.maxAliases + 1)}]\n`
  expect(problemOf(many)).toMatch(/neither JSON nor YAML within its bounds/)
})

it('refuses what is nested without end, in JSON as in YAML', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  expect(problemOf(`{"openapi":"3.1.0","x":${deep}}`)).toMatch(/100 levels deep/)
  expect(problemOf(`openapi: 3.1.0\nx: ${deep}`)).toMatch(/neither JSON nor YAML within its bounds/)
})

it('makes tools of a thousand operations within the bounds of a definition', async () => {
  const parsed = parseDocument(JSON.stringify(largeDocument(1_000)))
  if (!parsed.ok) throw new Error(parsed.problem)
  const { plans } = planOperations(parsed.value, {
    source: 'large',
    settings: { transport: 'openapi', document: '/large.json', credentials: {} },
    variable: () => undefined,
    documentUrl: undefined,
    confirmedOrigins: new Set(),
  })
  expect(new Set(plans.map(({ name }) => name)).size).toBe(1_000)
  const sizes = plans.map(
    ({ plan, returns }) => JSON.stringify([plan.arguments.schema, returns]).length,
  )
  expect(Math.max(...sizes)).toBeLessThan(60_000)
  expect(await validateDocument(parsed.value)).toEqual({ said: [], noted: [] })
})

it('tells what the validator says, and validates nothing that unfolds without end', async () => {
  const wrong = parseDocument(
    JSON.stringify({ ...head, openapi: '3.0.0', paths: { '/a': { get: {} } } }),
  )
  if (!wrong.ok) throw new Error(wrong.problem)
  expect((await validateDocument(wrong.value)).said.length).toBeGreaterThan(0)
  const at = (level: number) => ({ $ref: `#/components/headers/h${level}` })
  const headers = Object.fromEntries(
    Array.from({ length: 40 }, (_, level) => [
      `h${level}`,
      { content: { a: at(level + 1), b: at(level + 1) } },
    ]),
  )
  const bomb = parseDocument(JSON.stringify({ ...head, components: { headers } }))
  if (!bomb.ok) throw new Error(bomb.problem)
  expect(await validateDocument(bomb.value)).toEqual({
    said: [],
    noted: [expect.stringContaining('too large to be held')],
  })
})
