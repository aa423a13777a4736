'use server'

import * as z from 'zod'
import type { SavedInput, SavedInputEntry } from '#lib/audit/saved-inputs.ts'
import type { ActionProblem } from '#lib/server/action-problem.ts'
import { auditProblem } from '#lib/server/audit-problem.ts'
import type { SavedInputsOfTool } from '#lib/server/saved-input-use-cases.ts'
import { theConsole } from '#lib/server/the-console.ts'

const ToolName = z.string().min(1).max(200)
const InputId = z.string().min(1).max(100)
/** How long name and arguments may be is told in words by the use case. */
const Input = z.strictObject({ toolName: ToolName, name: z.string(), argumentsText: z.string() })

const NO_SUCH_TOOL = { problem: 'There is no such tool: load the page again.' }
const GONE = { problem: 'This saved input is gone: it was removed or replaced meanwhile.' }

/** The saved inputs of a tool, and what may be saved now. `toolName` is foreign. */
export async function listSavedInputs(
  toolName: unknown,
): Promise<SavedInputsOfTool | ActionProblem> {
  const parsed = ToolName.safeParse(toolName)
  if (!parsed.success) return NO_SUCH_TOOL
  try {
    return await (await theConsole()).savedInputs(parsed.data)
  } catch (error) {
    return { problem: auditProblem(error) }
  }
}

/** One saved input with its arguments. `id` is foreign. */
export async function readSavedInput(id: unknown): Promise<SavedInput | ActionProblem> {
  const parsed = InputId.safeParse(id)
  if (!parsed.success) return GONE
  try {
    return (await (await theConsole()).findSavedInput(parsed.data)) ?? GONE
  } catch (error) {
    return { problem: auditProblem(error) }
  }
}

/** Keeps arguments of a tool under a name, as far as the privacy level lets it. `input` is foreign. */
export async function saveInput(input: unknown): Promise<SavedInputEntry | ActionProblem> {
  const parsed = Input.safeParse(input)
  if (!parsed.success) return { problem: 'Nothing was saved: name a tool, a name and arguments.' }
  try {
    const saved = await (await theConsole()).saveInput(parsed.data)
    return saved.ok ? saved.value : { problem: saved.problem }
  } catch (error) {
    return { problem: auditProblem(error) }
  }
}

/** Removes a saved input; one that is gone already is no problem. `id` is foreign. */
export async function removeSavedInput(id: unknown): Promise<{ isRemoved: true } | ActionProblem> {
  const parsed = InputId.safeParse(id)
  if (!parsed.success) return GONE
  try {
    await (await theConsole()).removeSavedInput(parsed.data)
    return { isRemoved: true }
  } catch (error) {
    return { problem: auditProblem(error) }
  }
}
