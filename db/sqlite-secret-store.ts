import { and, eq } from 'drizzle-orm'
import type { SecretStore } from '#lib/audit/secret-store.ts'
import type { OpenDatabase } from './open-database.ts'
import { retryBusy } from './retry-busy.ts'
import { sourceSecrets } from './schema.ts'
import type { Sealer } from './sealer.ts'

/** The secret store over SQLite. */
export function sqliteSecretStore(
  { drizzle: database }: OpenDatabase,
  sealer: Sealer,
): SecretStore {
  return {
    read: (source, name) =>
      retryBusy(() => {
        const row = database.select().from(sourceSecrets).where(isSecret(source, name)).get()
        return row ? sealer.open(row.sealed, place(source, name)) : null
      }),

    write: ({ source, name, text, at }) =>
      retryBusy(() => {
        const sealed = sealer.seal(text, place(source, name))
        const updatedAt = Date.parse(at)
        database
          .insert(sourceSecrets)
          .values({ source, name, sealed, updatedAt })
          .onConflictDoUpdate({
            target: [sourceSecrets.source, sourceSecrets.name],
            set: { sealed, updatedAt },
          })
          .run()
      }),

    remove: (source, name) =>
      retryBusy(() => {
        database.delete(sourceSecrets).where(isSecret(source, name)).run()
      }),
  }
}

function isSecret(source: string, name: string | undefined) {
  return and(
    eq(sourceSecrets.source, source),
    name === undefined ? undefined : eq(sourceSecrets.name, name),
  )
}

function place(source: string, name: string): string {
  return JSON.stringify(['source_secrets', source, name])
}
