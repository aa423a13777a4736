import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import {
  type DefinitionStore,
  MAX_DEFINITIONS_PER_TOOL,
  SeenDefinition,
} from '#lib/audit/definition-store.ts'
import type { OpenDatabase } from './open-database.ts'
import { retryBusy } from './retry-busy.ts'
import { toolDefinitions } from './schema.ts'

/** SQLite takes no OFFSET without a LIMIT, and drizzle none below 0. */
const ALL = Number.MAX_SAFE_INTEGER

type Database = Pick<OpenDatabase['drizzle'], 'select' | 'insert' | 'delete'>

/** The store of definitions over SQLite. */
export function sqliteDefinitionStore({ drizzle: database }: OpenDatabase): DefinitionStore {
  return {
    ofSource: (source) =>
      retryBusy(() =>
        database
          .select()
          .from(toolDefinitions)
          .where(eq(toolDefinitions.source, source))
          .orderBy(asc(toolDefinitions.id))
          .all()
          .map(readRow),
      ),

    note: (definitions) =>
      retryBusy(() =>
        database.transaction(
          (transaction) => {
            for (const definition of definitions) {
              const row = {
                ...definition,
                firstSeenAt: Date.parse(definition.firstSeenAt),
                decidedAt: definition.decidedAt === null ? null : Date.parse(definition.decidedAt),
              }
              transaction.insert(toolDefinitions).values(row).onConflictDoNothing().run()
              dropOldest(transaction, definition)
            }
          },
          { behavior: 'immediate' },
        ),
      ),

    decide: ({ source, tool, hash, decision, by, at }) =>
      retryBusy(() => {
        const { changes } = database
          .update(toolDefinitions)
          .set({ decision, decidedBy: by, decidedAt: Date.parse(at) })
          .where(and(isOfTool({ source, tool }), eq(toolDefinitions.hash, hash)))
          .run()
        return changes > 0
      }),
  }
}

function readRow({ id: _, firstSeenAt, decidedAt, ...row }: typeof toolDefinitions.$inferSelect) {
  return SeenDefinition.parse({
    ...row,
    firstSeenAt: new Date(firstSeenAt).toISOString(),
    decidedAt: decidedAt === null ? null : new Date(decidedAt).toISOString(),
  })
}

/** A source that changes a definition without end must not fill the disk. */
function dropOldest(database: Database, of: Pick<SeenDefinition, 'source' | 'tool'>): void {
  const beyond = database
    .select({ id: toolDefinitions.id })
    .from(toolDefinitions)
    .where(isOfTool(of))
    .orderBy(desc(toolDefinitions.id))
    .limit(ALL)
    .offset(MAX_DEFINITIONS_PER_TOOL)
    .all()
  if (beyond.length === 0) return
  const oldest = database
    .select({ id: toolDefinitions.id })
    .from(toolDefinitions)
    .where(and(isOfTool(of), ne(toolDefinitions.decision, 'approved')))
    .orderBy(asc(toolDefinitions.id))
    .limit(beyond.length)
  database.delete(toolDefinitions).where(inArray(toolDefinitions.id, oldest)).run()
}

function isOfTool({ source, tool }: Pick<SeenDefinition, 'source' | 'tool'>) {
  return and(eq(toolDefinitions.source, source), eq(toolDefinitions.tool, tool))
}
