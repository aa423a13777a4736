import { asc, eq } from 'drizzle-orm'
import type { SourceStore } from '#lib/audit/source-store.ts'
import type { OpenDatabase } from './open-database.ts'
import { retryBusy } from './retry-busy.ts'
import { sources } from './schema.ts'
import type { Sealer } from './sealer.ts'

/** The store of added sources over SQLite. */
export function sqliteSourceStore(
  { drizzle: database }: OpenDatabase,
  sealer: Sealer,
): SourceStore {
  return {
    list: () =>
      retryBusy(() =>
        database
          .select()
          .from(sources)
          .orderBy(asc(sources.name))
          .all()
          .map(({ name, sealedSettings, addedAt, addedBy }) => {
            const settings = sealer.open(sealedSettings, place(name))
            return { name, settings, addedAt: new Date(addedAt).toISOString(), addedBy }
          }),
      ),

    add: ({ name, settings, addedAt, addedBy }) =>
      retryBusy(() => {
        const sealedSettings = sealer.seal(settings, place(name))
        const row = { name, sealedSettings, addedAt: Date.parse(addedAt), addedBy }
        return database.insert(sources).values(row).onConflictDoNothing().run().changes > 0
      }),

    remove: (name) =>
      retryBusy(() => database.delete(sources).where(eq(sources.name, name)).run().changes > 0),
  }
}

function place(name: string): string {
  return JSON.stringify(['sources', name])
}
