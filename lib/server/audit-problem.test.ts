import { expect, test } from 'vitest'
import { AuditError } from '#lib/audit/audit-error.ts'
import { auditProblem } from './audit-problem.ts'

test('an audit that failed is told in its own sentence, and any other error goes on', async () => {
  const told = await Promise.reject(new AuditError('audit_unreadable')).catch(auditProblem)
  expect(told).toContain('A record of the audit cannot be read')
  const fault = new TypeError('a fault of ours')
  await expect(Promise.reject(fault).catch(auditProblem)).rejects.toBe(fault)
})

test('the error of another copy of the module is known by its code', async () => {
  const other = Object.assign(new Error('as it is'), { code: 'audit_full' })
  expect(await Promise.reject(other).catch(auditProblem)).toContain('the disk is full')
})
