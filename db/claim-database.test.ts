import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#fixtures/temporary-database.ts'
import { claimDatabase } from './claim-database.ts'

const HOLDER = `
  const claim = new (require('better-sqlite3'))(process.argv[1])
  claim.exec('BEGIN EXCLUSIVE')
  console.log('held')
  setInterval(() => undefined, 1000)
`

test('a database that another process has claimed is refused until that process dies', async () => {
  const path = join(temporaryFolder(), 'vitrine.db')
  const holder = spawn(process.execPath, ['-e', HOLDER, `${path}.claim`])
  onTestFinished(() => void holder.kill('SIGKILL'))
  await once(holder.stdout, 'data')
  expect(() => claimDatabase(path)).toThrowError(expect.objectContaining({ code: 'audit_locked' }))
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  claimDatabase(path)()
})

test('a claim that was released can be made again', () => {
  const path = join(temporaryFolder(), 'vitrine.db')
  const release = claimDatabase(path)
  expect(() => claimDatabase(path)).toThrowError(expect.objectContaining({ code: 'audit_locked' }))
  release()
  claimDatabase(path)()
})
