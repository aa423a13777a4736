import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_POLICY } from '#lib/boundary/result-policy.ts'
import { PolicyChoice, type PolicyRule, PolicyRules, policyInForce } from './result-policies.ts'
import { changedRules, type PolicyScope, withRule } from './scoped-rules.ts'

const INSTALLATION: PolicyScope = { kind: 'default' }
const CRM: PolicyScope = { kind: 'source', name: 'crm' }
const FIND: PolicyScope = { kind: 'tool', name: 'find' }

const BUILT_IN = { onSuspicion: 'annotate', maxChars: 50_000 }

test('where nothing is set, the boundary annotates and keeps to its own ceiling', () => {
  expect(policyInForce([], null)).toEqual(BUILT_IN)
  expect(policyInForce([], { source: 'crm', tool: 'find' })).toEqual(BUILT_IN)
})

const SETTINGS = [
  { onSuspicion: 'annotate' },
  { onSuspicion: 'truncate' },
  { onSuspicion: 'fail' },
  { maxChars: 10 },
  { onSuspicion: 'fail', maxChars: 20 },
  null,
] as const

test('setting by setting, the tool beats its source and the source beats the installation', () => {
  for (const tool of SETTINGS) {
    for (const source of SETTINGS) {
      for (const installation of SETTINGS) {
        const rules = withRule(
          withRule(withRule([], INSTALLATION, installation), CRM, source),
          FIND,
          tool,
        )
        const ofInstallation = { ...BUILT_IN, ...installation }
        const ofSource = { ...ofInstallation, ...source }
        expect(policyInForce(rules, null)).toEqual(ofInstallation)
        expect(policyInForce(rules, { source: 'crm' })).toEqual(ofSource)
        expect(policyInForce(rules, { source: 'crm', tool: 'find' })).toEqual({
          ...ofSource,
          ...tool,
        })
        expect(policyInForce(rules, { source: 'other', tool: 'other' })).toEqual(ofInstallation)
      }
    }
  }
})

test('a source and a tool of one name, or named like a built-in property, are told apart', () => {
  const rules: readonly PolicyRule[] = [
    { scope: { kind: 'source', name: 'find' }, policy: { maxChars: 7 } },
    { scope: { kind: 'tool', name: '__proto__' }, policy: { onSuspicion: 'fail' } },
  ]
  expect(policyInForce(rules, { source: 'x', tool: 'find' })).toEqual(BUILT_IN)
  expect(policyInForce(rules, { source: 'find', tool: 'x' }).maxChars).toBe(7)
  expect(policyInForce(rules, { source: 'x', tool: '__proto__' }).onSuspicion).toBe('fail')
  expect(policyInForce(rules, { source: 'x', tool: 'constructor' })).toEqual(BUILT_IN)
})

test('rules stand in one order whatever order they were set in, each scope once', () => {
  const rule = fc.record({
    scope: fc.constantFrom(INSTALLATION, CRM, FIND),
    policy: fc.constantFrom(...SETTINGS),
  })
  fc.assert(
    fc.property(fc.array(rule), (settings) => {
      const set = settings.reduce<readonly PolicyRule[]>(
        (rules, { scope, policy }) => withRule(rules, scope, policy),
        [],
      )
      const last = new Map(settings.map(({ scope, policy }) => [scope, policy]))
      const expected = [INSTALLATION, CRM, FIND].flatMap((scope) => {
        const policy = last.get(scope)
        return policy ? [{ scope, policy }] : []
      })
      expect(set).toEqual(expected)
    }),
  )
})

test('a change is told by its scope, with what stood before and after', () => {
  const before = withRule<PolicyChoice>([], INSTALLATION, { onSuspicion: 'fail' })
  const after = withRule(before, CRM, { maxChars: 9 })
  expect(changedRules(before, after)).toEqual([
    { scope: CRM, before: null, after: { maxChars: 9 } },
  ])
  expect(changedRules(after, before)).toEqual([
    { scope: CRM, before: { maxChars: 9 }, after: null },
  ])
  expect(changedRules(after, after)).toEqual([])
})

test('a policy that sets nothing, lifts the ceiling or names anything else is none', () => {
  for (const foreign of [
    {},
    { onSuspicion: undefined },
    { onSuspicion: 'ignore' },
    { maxChars: 0 },
    { maxChars: 1.5 },
    { maxChars: DEFAULT_POLICY.maxChars + 1 },
    { onSuspicion: 'fail', maxDepth: 1_000 },
  ]) {
    expect(PolicyChoice.safeParse(foreign).success, JSON.stringify(foreign)).toBe(false)
    const rules = [{ scope: INSTALLATION, policy: foreign }]
    expect(PolicyRules.safeParse(rules).success).toBe(false)
  }
  expect(PolicyChoice.parse({ maxChars: DEFAULT_POLICY.maxChars })).toEqual({ maxChars: 50_000 })
})
