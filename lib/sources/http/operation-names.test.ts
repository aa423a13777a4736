import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { JsonObject } from '#lib/base/json.ts'
import { OpenApiDocument } from './open-api-document.ts'
import { operationNames } from './operation-names.ts'
import { readOperations } from './read-operations.ts'

const operations = (ids: readonly (string | undefined)[]) => {
  const paths: JsonObject = Object.fromEntries(
    ids.map((id, at) => {
      const operation: JsonObject = id === undefined ? {} : { operationId: id }
      return [`/p${at}/{id}`, { get: operation }]
    }),
  )
  return readOperations(new OpenApiDocument({ openapi: '3.1.0', paths })).operations
}

it('names a tool by the identifier of its operation, else by method and path', () => {
  const names = operationNames('s', operations(['listPets', 'pets/list all', undefined]))
  expect(names).toEqual(['listPets', 'pets_list_all', 'get_p2_id'])
})

it('gives names that providers take, each one once, whatever a document says', () => {
  return fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constantFrom('a', 'a ', 'x'.repeat(99)))),
      (ids) => {
        const names = operationNames('y'.repeat(32), operations(ids))
        expect(new Set(names).size).toBe(ids.length)
        for (const name of names)
          expect(`${'y'.repeat(32)}__${name}`).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
      },
    ),
  )
})

it('gives a tool its name whatever stands before it', () => {
  const [first, second] = operations(['same', 'same'])
  if (!first || !second) throw new Error('no operations')
  const there = operationNames('s', [first, second])
  expect(operationNames('s', [second, first])).toEqual([...there].reverse())
  expect(there[0]).not.toBe(there[1])
})
