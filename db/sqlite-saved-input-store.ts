import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import {
  MAX_SAVED_INPUTS,
  SavedInput,
  SavedInputEntry,
  type SavedInputStore,
} from '#lib/audit/saved-inputs.ts'
import type { OpenDatabase } from './open-database.ts'
import { retryBusy } from './retry-busy.ts'
import { savedInputs } from './schema.ts'

/** SQLite takes no OFFSET without a LIMIT, and drizzle none below 0. */
const ALL = Number.MAX_SAFE_INTEGER

/** In the order in which they were saved: SQLite's own row number tells those of one moment apart. */
const NEWEST_FIRST = [desc(savedInputs.createdAt), desc(sql`rowid`)]

/** A list is read without the arguments: each may have a megabyte. */
const { argumentsText: _, ...ENTRY } = getTableColumns(savedInputs)

/** The store of saved inputs over SQLite. */
export function sqliteSavedInputStore({ drizzle: database }: OpenDatabase): SavedInputStore {
  return {
    list: (toolName) =>
      retryBusy(() =>
        database
          .select(ENTRY)
          .from(savedInputs)
          .where(eq(savedInputs.toolName, toolName))
          .orderBy(...NEWEST_FIRST)
          .limit(MAX_SAVED_INPUTS)
          .all()
          .map((row) => SavedInputEntry.parse(withIsoTime(row))),
      ),

    find: (id) =>
      retryBusy(() => {
        const row = database.select().from(savedInputs).where(eq(savedInputs.id, id)).get()
        return row ? SavedInput.parse(withIsoTime(row)) : null
      }),

    save: ({ createdAt, ...input }) =>
      retryBusy(() =>
        database.transaction(
          (transaction) => {
            const ofTool = eq(savedInputs.toolName, input.toolName)
            transaction
              .delete(savedInputs)
              .where(and(ofTool, eq(savedInputs.name, input.name)))
              .run()
            transaction
              .insert(savedInputs)
              .values({ ...input, createdAt: Date.parse(createdAt) })
              .run()
            const beyond = transaction
              .select({ id: savedInputs.id })
              .from(savedInputs)
              .where(ofTool)
              .orderBy(...NEWEST_FIRST)
              .limit(ALL)
              .offset(MAX_SAVED_INPUTS)
            transaction.delete(savedInputs).where(inArray(savedInputs.id, beyond)).run()
          },
          { behavior: 'immediate' },
        ),
      ),

    remove: (id) =>
      retryBusy(() => database.delete(savedInputs).where(eq(savedInputs.id, id)).run().changes > 0),
  }
}

function withIsoTime<Row extends { readonly createdAt: number }>({ createdAt, ...row }: Row) {
  return { ...row, createdAt: new Date(createdAt).toISOString() }
}
