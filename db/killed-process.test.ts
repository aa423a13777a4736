import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { MIGRATIONS_FOLDER, temporaryFolder } from '#fixtures/temporary-database.ts'
import { createSqliteStore } from './create-sqlite-store.ts'

const PROGRAM = fileURLToPath(new URL('../fixtures/endless-run.ts', import.meta.url))

/** Runs the program until it has acknowledged `wanted` steps, kills it, and gives how many it had. */
async function killAfter(path: string, wanted: number): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, path, MIGRATIONS_FOLDER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  for await (const chunk of child.stdout) {
    printed += String(chunk)
    if (printed.split('\n').length > wanted) child.kill('SIGKILL')
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  expect(child.signalCode).toBe('SIGKILL')
  return Number(printed.split('\n').at(-2))
}

test('A3: every acknowledged step survives kill -9, and the run is closed as interrupted', async () => {
  const path = join(temporaryFolder(), 'vitrine.db')
  const acknowledged = await killAfter(path, 25)
  const store = createSqliteStore({ path, migrationsFolder: MIGRATIONS_FOLDER })
  expect(await store.audit.closeInterrupted('2027-01-16T08:00:00.000Z')).toBe(1)
  const events = await store.audit.events('run-1', -1)
  const steps = events.flatMap((event) => (event.event === 'step' ? [event.step.seq] : []))
  expect(steps.length).toBeGreaterThanOrEqual(acknowledged)
  expect(steps).toEqual(steps.map((_, index) => index + 1))
  expect(events.at(-1)).toMatchObject({ event: 'done', status: 'interrupted' })
  expect((await store.audit.find('run-1'))?.summary.steps).toBe(steps.length)
  store.close()
})
