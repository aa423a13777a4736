import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fileDatabase } from '../testing/file-database.ts'

const SCRIPT = join(process.cwd(), 'lib', 'tools', 'database', 'query-process.mjs')

/** A server in small: starts the query process, asks it what never ends, and says its process id. */
const PARENT = `
  const { fork } = require('node:child_process')
  const [script, path] = process.argv.slice(1)
  const child = fork(script, { serialization: 'advanced' })
  child.once('message', () => {
    const sql = 'SELECT x FROM endless'
    const statements = [{ sql, parameters: [], maxRows: 1, maxBytes: 1 }]
    child.send({ path, statements, timeoutMs: 200 }, () => console.log(child.pid))
  })`

function endlessFile(): string {
  return fileDatabase((database) =>
    database.exec(
      'CREATE VIEW endless AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n WHERE x < 0',
    ),
  )
}

test('a query that never ends does not outlive a server that was killed', async () => {
  const parent: ChildProcess = spawn(process.execPath, ['-e', PARENT, SCRIPT, endlessFile()], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [output]: unknown[] = parent.stdout ? await once(parent.stdout, 'data') : []
  const pid = Number(String(output))
  expect(isRunning(pid)).toBe(true)
  parent.kill('SIGKILL')
  // The test's own time-out is what fails it when the process stays.
  while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 50))
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
