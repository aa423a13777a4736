import * as z from 'zod'
import type { JsonObject } from '#lib/base/json.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import type { CheckableBoundary } from '../checkable-boundary.ts'
import type { ConformanceCase } from '../conformance-case.ts'
import { delivered, refused } from '../crossings.ts'
import { demand } from '../fault.ts'

const PERSON: JsonObject = {
  type: 'object',
  properties: { age: { type: 'integer' }, name: { type: 'string' } },
  required: ['age'],
}

/** Schemas that cannot be checked, or not in bounded time. */
const UNCHECKABLE: ReadonlyMap<string, JsonObject> = new Map<string, JsonObject>([
  ['unevaluatedProperties', { type: 'object', unevaluatedProperties: false }],
  ['a reference to another document', { $ref: 'https://schemas.example/person.json' }],
  ['a reference to nowhere', { $ref: '#/$defs/missing' }],
  ['a reference to itself', { $ref: '#' }],
  ['a pattern that is none', { type: 'object', additionalProperties: { pattern: '(' } }],
])

function demandSilent(
  boundary: CheckableBoundary,
  returns: JsonObject | z.ZodType,
  value: unknown,
): void {
  const tool = { name: 'read_page', returns }
  const refusal = refused(boundary, 'A value that breaks its type', value, tool)
  demand(refusal.tool === 'read_page', 'The refusal does not name the tool.')
  demand(refusal.rule !== '', 'The refusal does not name the rule.')
  demand(!refusal.everything.includes('zqvalue'), 'The refusal quotes the value.')
  demand(!refusal.everything.includes('zqkey'), 'The refusal quotes a key that is not declared.')
}

/** Declared return types. */
export const RETURN_TYPE_CASES: readonly ConformanceCase[] = [
  {
    rule: 'B-TYPE',
    says: 'A value that fits its type is delivered as it came.',
    check: ({ boundary }) => {
      const value = { age: 41, name: ' Ann ' }
      for (const returns of [PERSON, z.object({ age: z.int(), name: z.string().trim() })]) {
        const { payload } = delivered(boundary, value, { name: 'read_page', returns })
        demand(JSON.stringify(payload) === JSON.stringify(value), 'The value was changed.')
      }
    },
  },
  {
    rule: 'B-TYPE',
    says: 'A value that breaks its type is refused, and nothing is coerced or defaulted.',
    check: ({ boundary }) => {
      const types: readonly (JsonObject | z.ZodType)[] = [
        PERSON,
        z.object({ age: z.int() }),
        z.object({ age: z.coerce.number() }),
      ]
      for (const returns of types) {
        const tool = { name: 'read_page', returns }
        refused(boundary, 'A text where a number is declared', { age: '41' }, tool)
        refused(boundary, 'A value without a required member', {}, tool)
        refused(boundary, 'A text where an object is declared', '{"age":41}', tool)
      }
    },
  },
  {
    rule: 'B-TYPE-UNCHECKABLE',
    says: 'A schema that cannot be checked refuses the result.',
    check: ({ boundary }) => {
      for (const [what, returns] of UNCHECKABLE) {
        refused(boundary, `A result under ${what}`, { a: 'b' }, { name: 'read_page', returns })
      }
    },
  },
  {
    rule: 'B-TYPE-UNCHECKABLE',
    says: 'A pattern of a schema cannot make the boundary hang.',
    check: ({ boundary }) => {
      const returns = { type: 'string', pattern: '^(a+)+$' }
      refused(boundary, 'A text that breaks its pattern', `${'a'.repeat(40)}!`, {
        name: 'read_page',
        returns,
      })
    },
  },
  {
    rule: 'B-TYPE-SILENT',
    says: 'A refusal names tool and rule, and neither a value nor a key that is not declared.',
    check: ({ boundary }) => {
      demandSilent(boundary, PERSON, { age: 'zqvalue' })
      demandSilent(boundary, { ...PERSON, additionalProperties: false }, { age: 1, zqkey: 1 })
      demandSilent(boundary, z.strictObject({ age: z.int() }), { age: 1, zqkey: 'zqvalue' })
      demandSilent(boundary, z.record(z.string().max(3), z.int()), { zqkey: 'zqvalue' })
      demandSilent(boundary, z.enum(['a', 'b']), 'zqvalue')
    },
  },
  {
    rule: 'B-TYPE-SILENT',
    says: 'The path of a refusal is the place in the declared type.',
    check: ({ boundary }) => {
      const tool = { name: 'read_page', returns: PERSON }
      const { path } = refused(boundary, 'A broken value', { age: 'x' }, tool)
      demand(path === '/age', 'The path is not that of the member that breaks the type.')
    },
  },
  {
    rule: 'B-TEXT',
    says: 'A text has a payload only where a type is declared, and a failed call is held to none.',
    check: ({ boundary }) => {
      demand(delivered(boundary, 'hi').payload === undefined, 'A plain text has a payload.')
      const tool = { name: 'read_page', returns: z.string() }
      demand(delivered(boundary, 'hi', tool).payload === 'hi', 'A typed text has no payload.')
      const typed = { name: 'read_page', returns: PERSON }
      const failed = delivered(boundary, ToolResult.error('No such page.'), typed)
      demand(failed.isError && failed.text === 'No such page.', 'A failed call is not one.')
    },
  },
]
