import { isObject } from '#lib/base/json.ts'
import type { RunStep } from '#lib/events/run-step.ts'

const FORMS: ReadonlyMap<unknown, string> = new Map([
  ['mcp', 'an MCP CallToolResult'],
  ['vitrine', 'what this console wrote'],
  ['codeagent', 'an artifact of codeagent'],
  ['labelled', 'a labelled result'],
  ['ai-sdk', 'a tool output of the AI SDK'],
  ['openai', 'a tool result of OpenAI'],
  ['anthropic', 'a tool_result of Anthropic'],
])

/** The form that a foreign result was read as, and how many of its parts became what; null for any other. */
export function originLine(step: RunStep): string | null {
  const origin = step.kind === 'tool' ? step.toolOrigin : undefined
  if (!isObject(origin) || !Array.isArray(origin.parts)) return null
  const form = FORMS.get(origin.format)
  if (form === undefined) return null
  const parts: readonly unknown[] = origin.parts
  const counts = PLACES.flatMap(({ says, isAt }) => {
    const count = parts.filter((part) => targetsOf(part).some(isAt)).length
    return count > 0 ? [`${count} ${says}`] : []
  })
  const told = counts.length > 0 ? `: of its parts ${counts.join(', ')}` : ''
  return `Read as ${form}${told}. Raw lists them.`
}

/** True where the call was refused or denied, so that the tool never ran. */
export function isDenied(step: RunStep): boolean {
  return step.kind === 'tool' && isObject(step.toolOrigin) && step.toolOrigin.denied === true
}

const PLACES: readonly { readonly says: string; readonly isAt: (target: string) => boolean }[] = [
  { says: 'in the text', isAt: (target) => target === '/content' },
  { says: 'in artifacts', isAt: (target) => target.startsWith('/artifacts/') },
  { says: 'beside the result', isAt: (target) => target === '/origin' },
  { says: 'lost', isAt: (target) => target === '' },
]

/** Where a part went; one that was lost went nowhere. */
function targetsOf(part: unknown): readonly string[] {
  const to = isObject(part) ? part.to : undefined
  if (!Array.isArray(to)) return []
  return to.length === 0 ? [''] : to.filter((target) => typeof target === 'string')
}
