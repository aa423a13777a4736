import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRIVACY_LEVELS, type PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import { levelOfRun, privacyInForce } from './privacy-setting.ts'

const choice = (level: PrivacyLevel) => ({ level, by: 'admin', at: '2026-01-01T00:00:00.000Z' })

test('where nobody chose, metadata is in force, or less where the ceiling is lower', () => {
  expect(privacyInForce(null, { ceiling: 'full', sources: {} }).level).toBe('metadata')
  expect(privacyInForce(null, { ceiling: 'none', sources: {} }).level).toBe('none')
})

test('a choice made before the ceiling was lowered is held to it', () => {
  const inForce = privacyInForce(choice('full'), { ceiling: 'redacted', sources: {} })
  expect(inForce).toMatchObject({ level: 'redacted', ceiling: 'redacted' })
  expect(inForce.choice?.level).toBe('full')
})

test('no run is kept above the wish, the setting, the ceiling or the ceiling of its source', () => {
  const level = fc.constantFrom(...PRIVACY_LEVELS)
  fc.assert(
    fc.property(level, level, level, level, (wanted, set, ceiling, sourceCeiling) => {
      const privacy = { ceiling, sources: { crm: sourceCeiling } }
      const inForce = privacyInForce(choice(set), privacy)
      const rank = PRIVACY_LEVELS.indexOf(levelOfRun(wanted, 'crm', inForce, privacy))
      const bounds = [wanted, set, ceiling, sourceCeiling].map((name) =>
        PRIVACY_LEVELS.indexOf(name),
      )
      expect(rank).toBe(Math.min(...bounds))
    }),
  )
})

test('a source named like a built-in property has no ceiling of its own', () => {
  const privacy = { ceiling: 'full', sources: {} } as const
  const inForce = privacyInForce(choice('full'), privacy)
  expect(levelOfRun(undefined, 'constructor', inForce, privacy)).toBe('full')
})
