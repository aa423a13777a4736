import { expect, test } from 'vitest'
import { recordedRun, toolStep } from '#fixtures/recorded-run.ts'
import { MIGRATIONS_FOLDER, temporaryDatabase } from '#fixtures/temporary-database.ts'
import { RunQuery } from '#lib/audit/run-query.ts'
import { createSqliteStore } from './create-sqlite-store.ts'
import { sqliteAuditStore } from './sqlite-audit-store.ts'

test('a thousand runs are read page by page, each once, while another process adds newer ones', async () => {
  const { path, database } = temporaryDatabase()
  const store = sqliteAuditStore(database)
  const other = createSqliteStore({ path, migrationsFolder: MIGRATIONS_FOLDER })
  const [header] = recordedRun([toolStep(1)])
  if (header?.event !== 'run') throw new Error('The fixture has changed.')
  for (let index = 0; index < 1000; index++) await store.begin({ ...header, runId: `run-${index}` })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await store.list(RunQuery.parse({ limit: 100, cursor }))
    seen.push(...page.rows.map(({ runId }) => runId))
    cursor = page.next ?? undefined
    await other.audit.begin({ ...header, runId: `newer-${seen.length}` })
  } while (cursor !== undefined)
  other.close()
  expect(seen).toEqual(Array.from({ length: 1000 }, (_, index) => `run-${999 - index}`))
})
