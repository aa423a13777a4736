import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject } from '#lib/base/json.ts'
import type { ToolDefinition } from '#lib/contract/tool.ts'
import { builtinTools } from '#lib/tools/builtin-tools.ts'
import { ensureSampleDatabase } from '#lib/tools/sample-database.ts'
import { type AdmittedTools, admitTools } from './admit-tools.ts'
import type { Settings } from './settings.ts'

/**
 * The tools of this installation; `report` takes what was refused. Where no database is configured, the sample
 * is made and stands for one.
 */
export async function openTools(
  settings: Settings,
  report: (problem: Error) => void,
): Promise<AdmittedTools> {
  const { installRoot, databases, filesRoot, fetch, limits } = settings
  const tools = builtinTools({
    installRoot,
    databases: databases.length > 0 ? databases : [await sampleDatabase(settings)],
    filesRoot: filesRoot ?? join(installRoot, 'fixtures', 'sample-files'),
    fetch,
    queryTimeoutMs: limits.queryTimeoutMs,
  })
  return admitTools(tools, report)
}

/** The names of the arguments that a tool's schema declares: what the audit may keep of what a caller wrote. */
export function argumentNames({ arguments: schema }: ToolDefinition): readonly string[] {
  const { properties } = schema
  return isObject(properties) ? Object.keys(properties) : []
}

async function sampleDatabase({ installRoot, dataDir }: Settings) {
  const folder = join(dataDir, 'samples')
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'sample.db')
  await ensureSampleDatabase(installRoot, path)
  return { name: 'sample', path }
}
