import { join } from 'node:path'
import Database from 'better-sqlite3'
import { builtinTools } from '../builtin-tools.ts'
import { ToolRegistry } from '../registry.ts'
import type { BuiltinToolSettings } from '../tool-settings.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The built-in tools by name, over the settings given. */
export function toolNamed(settings: Partial<BuiltinToolSettings>) {
  const registry = new ToolRegistry(
    builtinTools({
      installRoot: process.cwd(),
      databases: [],
      filesRoot: '/nowhere',
      fetch: { allowPrivateAddresses: false },
      ...settings,
    }),
  )
  return (name: string) => {
    const tool = registry.find(name)
    if (!tool) throw new Error(`no tool ${name}`)
    return tool
  }
}

/** Writes a real SQLite file that `fill` makes, and gives its path. It is gone when the test ends. */
export function fileDatabase(fill: (database: Database.Database) => void): string {
  const path = join(temporaryFolder(), 'test.db')
  const database = new Database(path)
  fill(database)
  database.close()
  return path
}

/** `toolNamed` over one database made by `fill`. */
export function toolsOver(
  fill: (database: Database.Database) => void,
  settings: Partial<BuiltinToolSettings> = {},
) {
  return toolNamed({ databases: [{ name: 'test', path: fileDatabase(fill) }], ...settings })
}
