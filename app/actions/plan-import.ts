'use server'

import * as z from 'zod'
import type { ActionProblem } from '#lib/server/action-problem.ts'
import { type ImportPlan, importPlan } from '#lib/server/sources/import-plan.ts'

const Pasted = z.string().max(1_000_000)

/** What can be done with the sources of a pasted `mcp.json` or `server.json`; nothing is done. `text` is foreign. */
export async function planImport(text: unknown): Promise<ImportPlan | ActionProblem> {
  const parsed = Pasted.safeParse(text)
  if (!parsed.success)
    return { problem: 'The text is too long: paste at most a million characters.' }
  return importPlan(parsed.data)
}
