import { desc, eq } from 'drizzle-orm'
import { SettingChange, type SettingsStore } from '#lib/audit/settings-store.ts'
import type { OpenDatabase } from './open-database.ts'
import { retryBusy } from './retry-busy.ts'
import { settingChanges, settings } from './schema.ts'

/** The settings store over SQLite. */
export function sqliteSettingsStore({ drizzle: database }: OpenDatabase): SettingsStore {
  return {
    read: (name) =>
      retryBusy(() => {
        const row = database.select().from(settings).where(eq(settings.name, name)).get()
        return row?.value ?? null
      }),

    change: ({ name, after, by, at }) =>
      retryBusy(() =>
        database.transaction(
          (transaction) => {
            const row = transaction.select().from(settings).where(eq(settings.name, name)).get()
            if (row?.value === after) return
            const before = row?.value ?? null
            transaction
              .insert(settings)
              .values({ name, value: after })
              .onConflictDoUpdate({ target: settings.name, set: { value: after } })
              .run()
            const change = { name, before, after, by, at: Date.parse(at) }
            transaction.insert(settingChanges).values(change).run()
          },
          { behavior: 'immediate' },
        ),
      ),

    changes: (name, limit) =>
      retryBusy(() =>
        database
          .select()
          .from(settingChanges)
          .where(eq(settingChanges.name, name))
          .orderBy(desc(settingChanges.id))
          .limit(limit)
          .all()
          .map((row) => SettingChange.parse({ ...row, at: new Date(row.at).toISOString() })),
      ),
  }
}
