import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { decodeVector } from '#fixtures/vectors/decode-vector.ts'
import vectors from '#fixtures/vectors/privacy.json' with { type: 'json' }
import type { JsonValue } from '#lib/base/json.ts'
import { filterStep } from './filter-step.ts'
import { redact } from './redact.ts'

const JsonStep = z.record(z.string(), z.json())

const Expectation = z.strictObject({
  absent: z.array(z.string()).default([]),
  has: z.record(z.string(), z.json()).default({}),
  nowhere: z.array(z.string()).default([]),
  contains: z.array(z.string()).default([]),
  maxLength: z.record(z.string(), z.number()).default({}),
  idempotent: z.boolean().default(false),
  samePlaceholder: z.array(z.array(z.string())).default([]),
  distinct: z.array(z.string()).default([]),
})

const Vector = z.strictObject({
  name: z.string(),
  level: z.string(),
  step: z.unknown().transform(decodeVector).pipe(JsonStep),
  expect: Expectation,
})

describe.each(z.array(Vector).parse(vectors))(
  'vector: $name',
  ({ level, step, expect: wanted }) => {
    const stored: unknown = filterStep(step, level)
    const text = JSON.stringify(stored)

    test('holds what it must and nothing that it must not', () => {
      expect(Object.keys(JsonStep.parse(stored))).toSatisfy((keys: string[]) =>
        wanted.absent.every((key) => !keys.includes(key)),
      )
      for (const [path, value] of Object.entries(wanted.has))
        expect(at(stored, path)).toEqual(value)
      for (const secret of wanted.nowhere) expect(text).not.toContain(secret)
      for (const kept of wanted.contains) expect(text).toContain(kept)
      for (const [path, length] of Object.entries(wanted.maxLength)) {
        expect(String(at(stored, path)).length).toBeLessThanOrEqual(length)
      }
    })

    test.runIf(wanted.idempotent)('changes nothing when it is masked again', () => {
      const once: JsonValue = JSON.parse(text)
      expect(redact(once).value).toEqual(once)
      expect(filterStep(JsonStep.parse(once), level)).toEqual(once)
    })

    test.runIf(wanted.distinct.length > 0)('gives each value its own, stable placeholder', () => {
      const source = String(step.toolResult)
      const masked = String(at(stored, 'toolResult'))
      const words = source.split(' ')
      const placeholders = [...masked.matchAll(/\[email \d+\]/g)].map(String)
      const values = words.filter((word) => word.includes('@'))
      expect(placeholders).toHaveLength(values.length)
      const byValue = new Map(values.map((value, index) => [value, placeholders[index]]))
      expect(values.map((value) => byValue.get(value))).toEqual(placeholders)
      for (const [value = ''] of wanted.samePlaceholder) expect(byValue.get(value)).toBeDefined()
      expect(new Set(wanted.distinct.map((value) => byValue.get(value))).size).toBe(
        wanted.distinct.length,
      )
    })
  },
)

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null) return undefined
    return Reflect.get(inner, key)
  }, value)
}
