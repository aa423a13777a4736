import type { Tool } from '#lib/contract/tool.ts'
import { addressRefusal } from '#lib/network/address-rules.ts'
import { systemResolver } from '#lib/network/guarded-address.ts'
import { DatabaseReader } from './database/database-reader.ts'
import { listTablesTool } from './database/list-tables.ts'
import { QueryPool } from './database/query-pool.ts'
import { readRecordsTool } from './database/read-records.ts'
import { recordDetailsTool } from './database/record-details.ts'
import { renderChartTool } from './database/render-chart.ts'
import { compareFilesTool } from './files/compare-files.ts'
import { FileRoot } from './files/file-root.ts'
import { listFilesTool } from './files/list-files.ts'
import { readFileTool } from './files/read-file.ts'
import { DEFAULT_RESULT_BUDGETS } from './result-budgets.ts'
import type { BuiltinToolSettings } from './tool-settings.ts'
import { waitTool } from './wait.ts'
import { fetchPageTool } from './web/fetch-page.ts'

const DEFAULT_QUERY_TIMEOUT_MS = 10_000

const FETCH_LIMITS = { timeoutMs: 30_000, maxBytes: 5_000_000 }

/** The tools that come with the product, in the order they are listed. Opens nothing until one is called. */
export function builtinTools(settings: BuiltinToolSettings): readonly Tool[] {
  const budgets = settings.budgets ?? DEFAULT_RESULT_BUDGETS
  const pool = new QueryPool(
    settings.installRoot,
    settings.queryTimeoutMs ?? DEFAULT_QUERY_TIMEOUT_MS,
  )
  const reader = new DatabaseReader(settings.databases, pool)
  const rule = settings.fetch.allowPrivateAddresses ? () => undefined : addressRefusal
  const root = new FileRoot(settings.filesRoot)
  return [
    readRecordsTool(reader, budgets),
    listTablesTool(reader, budgets),
    recordDetailsTool(reader, budgets),
    renderChartTool(reader, budgets),
    readFileTool(root, budgets),
    listFilesTool(root, budgets),
    compareFilesTool(root, budgets),
    fetchPageTool({ ...FETCH_LIMITS, rule, resolve: systemResolver }, budgets),
    waitTool(),
  ]
}
