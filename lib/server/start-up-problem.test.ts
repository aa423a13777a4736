import { expect, test } from 'vitest'
import { AuditError } from '#lib/audit/audit-error.ts'
import { SettingsError } from './settings-error.ts'
import { startUpProblem } from './start-up-problem.ts'

const settings = { dataDir: '/srv/data', databaseFile: '/srv/data/vitrine.db' }

function coded(code: string): Error {
  return Object.assign(new Error('as the system says'), { code })
}

test.each([
  ['ENOSPC', 'The data directory /srv/data cannot be used: the disk is full'],
  ['EACCES', 'The data directory /srv/data cannot be used: it may not be read or written'],
  ['EEXIST', 'The data directory /srv/data cannot be used: a file stands in its place'],
])('%s of the system names the data directory and what to do', (code, sentence) => {
  expect(startUpProblem(coded(code), settings)).toContain(sentence)
})

test.each(['SQLITE_CANTOPEN', 'SQLITE_IOERR_SHMSIZE', 'SQLITE_NOTADB', 'SQLITE_FULL'])(
  '%s below an audit error names the database file',
  (code) => {
    const problem = new AuditError('audit_unusable', { cause: coded(code) })
    expect(startUpProblem(problem, settings)).toMatch(
      /^The database \/srv\/data\/vitrine\.db cannot/,
    )
  },
)

test('a setting that is wrong is told in its own words, whatever caused it', () => {
  const problem = new SettingsError('VITRINE_CONFIG is unreadable.', { cause: coded('EACCES') })
  expect(startUpProblem(problem, settings)).toBe('VITRINE_CONFIG is unreadable.')
  expect(startUpProblem(problem, null)).toBe('VITRINE_CONFIG is unreadable.')
})

test('anything else is told by the first line of its message, without a stack', () => {
  expect(startUpProblem(new Error('odd\n    at x'), settings)).toBe(
    'The server could not start: odd',
  )
})
