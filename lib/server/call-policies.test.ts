import { expect, test } from 'vitest'
import { MAX_RUN_LIMITS } from '#lib/runs/run-request.ts'
import {
  approvalInForce,
  CallPolicyChoice,
  type CallRule,
  callPolicyInForce,
  DEFAULT_CALL_POLICY,
} from './call-policies.ts'

const WIKI = { kind: 'source', name: 'wiki' } as const
const READ = { kind: 'tool', name: 'wiki__read' } as const
const ORIGIN = { source: 'wiki', tool: 'wiki__read' }

test('where nothing is set, hints decide on approval, changes are asked for, and data counts as secret', () => {
  expect(callPolicyInForce([], ORIGIN)).toEqual({
    approval: 'annotations',
    dataClass: 'secret_adjacent',
    privacyCeiling: 'full',
    ...MAX_RUN_LIMITS,
    maxResultBytes: 50_000,
    changedDefinition: 'ask',
    newDefinition: 'allow',
  })
})

test('setting by setting, the tool beats its source and the source beats the installation', () => {
  const rules: CallRule[] = [
    { scope: { kind: 'default' }, policy: { totalMs: 1000, approval: 'required' } },
    { scope: WIKI, policy: { totalMs: 2000, dataClass: 'public', idleMs: undefined } },
    { scope: READ, policy: { approval: 'never' } },
  ]
  expect(callPolicyInForce(rules, ORIGIN)).toEqual({
    ...DEFAULT_CALL_POLICY,
    totalMs: 2000,
    dataClass: 'public',
    approval: 'never',
  })
  expect(callPolicyInForce(rules, { source: 'shop' })).toMatchObject({
    totalMs: 1000,
    approval: 'required',
  })
})

test('a narrower scope can lower the privacy ceiling and never raise it', () => {
  const ceiling = (...levels: ('none' | 'redacted' | 'full')[]) => {
    const scopes = [{ kind: 'default' } as const, WIKI, READ]
    const rules = levels.map((privacyCeiling, index) => {
      return { scope: scopes[index] ?? READ, policy: { privacyCeiling } }
    })
    return callPolicyInForce(rules, ORIGIN).privacyCeiling
  }
  expect(ceiling('redacted', 'full', 'full')).toBe('redacted')
  expect(ceiling('full', 'redacted', 'none')).toBe('none')
  expect(ceiling('none', 'full', 'redacted')).toBe('none')
})

test.each([
  [undefined, 'required'],
  [{}, 'required'],
  [{ readOnlyHint: true }, 'never'],
  [{ readOnlyHint: true, destructiveHint: false }, 'never'],
  [{ readOnlyHint: true, destructiveHint: true }, 'required'],
  [{ readOnlyHint: 'true' }, 'required'],
  [{ readOnlyHint: false }, 'required'],
  [{ destructiveHint: false }, 'required'],
] as const)('by hints, %j makes approval %s', (annotations, approval) => {
  expect(approvalInForce({ approval: 'annotations' }, null, annotations)).toBe(approval)
  expect(approvalInForce({ approval: 'required' }, null, annotations)).toBe('required')
  expect(approvalInForce({ approval: 'never' }, null, annotations)).toBe('never')
})

test('a built-in tool is as it declares where hints decide, for it is ours', () => {
  expect(approvalInForce({ approval: 'annotations' }, 'never', undefined)).toBe('never')
  expect(approvalInForce({ approval: 'annotations' }, 'required', undefined)).toBe('required')
  expect(approvalInForce({ approval: 'required' }, 'never', undefined)).toBe('required')
})

test.each([{}, { approval: undefined }, { approval: 'always' }, { totalMs: 5 }, { nope: 1 }])(
  '%j is no choice',
  (choice) => expect(CallPolicyChoice.safeParse(choice).success).toBe(false),
)
