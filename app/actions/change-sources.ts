'use server'

import * as z from 'zod'
import type { Outcome } from '#lib/base/outcome.ts'
import type { ActionProblem } from '#lib/server/action-problem.ts'
import type { AdminConsole } from '#lib/server/admin-console.ts'
import { auditProblem } from '#lib/server/audit-problem.ts'
import type { TriedSource } from '#lib/server/sources/try-source.ts'
import { theConsole } from '#lib/server/the-console.ts'
import { SourceName, SourceSettings } from '#lib/sources/source-settings.ts'

type Answer = { isSet: true } | ActionProblem

const NewSource = z.strictObject({ name: SourceName, settings: SourceSettings })

const NO_SUCH_SOURCE = 'There is no source of this name.'

/** Adds a source that is reached by HTTP. `input` is foreign. */
export async function addSource(input: unknown): Promise<Answer> {
  const parsed = NewSource.safeParse(input)
  if (!parsed.success) return { problem: sentenceOf(parsed.error) }
  const { name, settings } = parsed.data
  return await answered((adminConsole) => adminConsole.addSource(name, settings))
}

/** Connects once to a source that is not added, and keeps nothing of it. `input` is foreign. */
export async function trySource(input: unknown): Promise<TriedSource | ActionProblem> {
  const parsed = NewSource.safeParse(input)
  if (!parsed.success) return { problem: sentenceOf(parsed.error) }
  const { name, settings } = parsed.data
  const tried = await (await theConsole()).trySource(name, settings)
  return tried.ok ? tried.value : { problem: tried.problem }
}

/** Removes a source that the console added. `name` is foreign. */
export async function removeSource(name: unknown): Promise<Answer> {
  const parsed = SourceName.safeParse(name)
  if (!parsed.success) return { problem: NO_SUCH_SOURCE }
  return await answered((adminConsole) => adminConsole.removeSource(parsed.data))
}

/** Ends what there is of a source and connects anew. `name` is foreign. */
export async function reconnectSource(name: unknown): Promise<Answer> {
  const parsed = SourceName.safeParse(name)
  if (!parsed.success) return { problem: NO_SUCH_SOURCE }
  return await answered((adminConsole) => adminConsole.reconnectSource(parsed.data))
}

async function answered(
  change: (adminConsole: AdminConsole) => Promise<Outcome<true, string>>,
): Promise<Answer> {
  try {
    const changed = await change(await theConsole())
    return changed.ok ? { isSet: true } : { problem: changed.problem }
  } catch (error) {
    return { problem: auditProblem(error) }
  }
}

/** Which field, and what it must be: the words are ours, the value is not quoted. */
function sentenceOf({ issues: [issue] }: z.ZodError): string {
  const field = String(issue?.path.at(-1) ?? 'source')
  return `The ${FIELDS.get(field) ?? 'source'} ${issue?.message ?? 'cannot be used'}.`
}

const FIELDS: ReadonlyMap<string, string> = new Map([
  ['name', 'name'],
  ['url', 'address'],
  ['document', 'address of the document'],
  ['baseUrl', 'base address'],
  ['issuer', 'issuer'],
])
