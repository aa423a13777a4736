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

const COMBINATIONS = PRIVACY_LEVELS.flatMap((wanted) =>
  PRIVACY_LEVELS.flatMap((set) =>
    PRIVACY_LEVELS.flatMap((ceiling) =>
      PRIVACY_LEVELS.map((ofSource) => ({ wanted, set, ceiling, ofSource })),
    ),
  ),
)

test('no run is kept above the wish, the setting, the ceiling or the ceiling of its source', () => {
  for (const { wanted, set, ceiling, ofSource } of COMBINATIONS) {
    const privacy = { ceiling, sources: { crm: ofSource } }
    const inForce = privacyInForce(choice(set), privacy)
    const bounds = [wanted, set, ceiling, ofSource].map((name) => PRIVACY_LEVELS.indexOf(name))
    expect(levelOfRun(wanted, 'crm', inForce, privacy)).toBe(PRIVACY_LEVELS[Math.min(...bounds)])
  }
})

test('a source named like a built-in property has no ceiling of its own', () => {
  const privacy = { ceiling: 'full', sources: {} } as const
  const inForce = privacyInForce(choice('full'), privacy)
  expect(levelOfRun(undefined, 'constructor', inForce, privacy)).toBe('full')
})
