import { expect, test } from 'vitest'
import { temporaryDatabase } from '#fixtures/temporary-database.ts'
import { AUDIT_STORE_CASES } from '#lib/audit/audit-store.cases.ts'
import { RunQuery } from '#lib/audit/run-query.ts'
import { sqliteAuditStore } from './sqlite-audit-store.ts'

test.each(AUDIT_STORE_CASES)('$rule: $name', async ({ run }) => {
  const { found, wanted } = await run(sqliteAuditStore(temporaryDatabase().database))
  expect(found).toEqual(wanted)
})

async function storeWithOneRun() {
  const { database } = temporaryDatabase()
  const store = sqliteAuditStore(database)
  const [first] = AUDIT_STORE_CASES.filter(({ rule }) => rule === 'A6')
  await first?.run(store)
  return { store, connection: database.connection }
}

test('A19: a step that something else has changed comes as an error step in its place', async () => {
  const { store, connection } = await storeWithOneRun()
  for (const payload of ['{"kind":"tool"}', 'no JSON', '[]', '{"kind":"made up"}']) {
    connection.prepare('update run_steps set payload = ?, at = ? where seq = 1').run(payload, 'x')
    const events = await store.events('run-1', 0)
    const steps = events.flatMap((event) => (event.event === 'step' ? [event.step] : []))
    expect(steps).toMatchObject([
      { kind: 'error', code: 'unreadable_step', seq: 1 },
      { kind: 'tool', seq: 2 },
    ])
  }
})

test('A19: a run that something else has changed is named, and the others are still listed', async () => {
  const { store, connection } = await storeWithOneRun()
  const [second] = await store.events('run-1', -1)
  if (second?.event !== 'run') throw new Error('The header is missing.')
  await store.begin({ ...second, runId: 'run-2' })
  connection.exec("update runs set status = 'made up' where run_id = 'run-1'")
  const page = await store.list(RunQuery.parse({}))
  expect(page.rows.map(({ runId }) => runId)).toEqual(['run-2'])
  expect(page.unreadable).toEqual(['run-1'])
  await expect(store.find('run-1')).rejects.toMatchObject({ code: 'audit_unreadable' })
})

test('a header that something else has changed is left out, and the steps still come', async () => {
  const { store, connection } = await storeWithOneRun()
  connection.exec("update runs set header = 'no JSON'")
  expect((await store.events('run-1', -1)).map(({ event }) => event)).toEqual(['step', 'step'])
})
