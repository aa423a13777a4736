import { expect, test } from 'vitest'
import { resolveValues } from './resolve-values.ts'

const variables: Readonly<Record<string, string>> = { KEY: 'k$1', EMPTY: '' }
const variable = (name: string) => variables[name]
const to = (name: string) => ['$', '{', name, '}'].join('')

test('references stand for variables, as they are', () => {
  const values = { A: `Bearer ${to('KEY')}`, B: 'plain $KEY', C: `${to('EMPTY')}!` }
  expect(resolveValues(values, variable)).toEqual({
    ok: true,
    value: { A: 'Bearer k$1', B: 'plain $KEY', C: '!' },
  })
})

test('variables that are not set are named, once each', () => {
  const outcome = resolveValues({ A: `${to('NO')} ${to('NO')}`, B: to('NEITHER') }, variable)
  expect(outcome).toMatchObject({ ok: false, problem: expect.stringContaining('NO, NEITHER') })
})
