import { failure, type Outcome } from '#lib/base/outcome.ts'
import { VitrineError } from '#lib/base/vitrine-error.ts'
import {
  type CheckedDefinition,
  checkedDefinition,
  type DefinitionFault,
} from '#lib/boundary/checked-definition.ts'
import { neutralise } from '#lib/boundary/neutralise.ts'
import type { Tool, ToolDefinition } from '#lib/contract/tool.ts'
import { isPlainName } from '#lib/privacy/plain-name.ts'
import { ToolRegistry } from '#lib/tools/registry.ts'

/** A tool that cannot be offered, told without what it says of itself. */
export type RefusedTool = {
  /** Its place among the tools of its source in the order they are read, from 1. */
  readonly position: number
  /** Its neutralised name where that is a plain one. */
  readonly name: string | null
  readonly source: string | null
  /** A sentence: why, and what to do. */
  readonly reason: string
}

/** The tools that may be called, under the names that are shown, and those that were refused. */
export type AdmittedTools = {
  readonly registry: ToolRegistry
  /** What may be shown of the tools of the registry, in its order. */
  readonly listed: readonly CheckedDefinition[]
  /** Where each of them stood among the tools that were handed in. */
  readonly indexes: readonly number[]
  readonly refused: readonly RefusedTool[]
}

/** Definitions that may be shown, each with its index among all, and those that were refused. */
export type AdmittedDefinitions = {
  readonly admitted: readonly { readonly index: number; readonly checked: CheckedDefinition }[]
  readonly refused: readonly RefusedTool[]
}

/**
 * Admits each tool through the boundary by its definition. A tool whose definition is refused is left out and
 * reported to whoever keeps the server; the others go on. Source: design `boundary.md`.
 */
export function admitTools(
  tools: readonly Tool[],
  report: (problem: Error) => void,
): AdmittedTools {
  return walked(toolAdmission(tools, report))
}

/** As `admitTools`, a definition at a time: each step gives the index of the tool that was read. */
export function* toolAdmission(
  tools: readonly Tool[],
  report: (problem: Error) => void,
): Generator<number, AdmittedTools> {
  const definitions = tools.map(({ definition }) => definition)
  const { admitted, refused } = yield* definitionAdmission(definitions)
  for (const one of refused) report(new VitrineError('tool_refused', refusalSentence(one)))
  const offered = admitted.flatMap(({ index, checked }) => {
    const tool = tools[index]
    return tool ? [offer(tool, checked.definition)] : []
  })
  const listed = admitted.map(({ checked }) => checked)
  const indexes = admitted.map(({ index }) => index)
  return { registry: new ToolRegistry(offered), listed, indexes, refused }
}

/** Admits definitions; one whose neutralised name another bears already is refused too. */
export function admitDefinitions(definitions: readonly ToolDefinition[]): AdmittedDefinitions {
  return walked(definitionAdmission(definitions))
}

function* definitionAdmission(
  definitions: readonly ToolDefinition[],
): Generator<number, AdmittedDefinitions> {
  const admitted: AdmittedDefinitions['admitted'][number][] = []
  const refused: RefusedTool[] = []
  const names = new Set<string>()
  for (const [index, definition] of definitions.entries()) {
    const checked = admission(definition, names)
    if (checked.ok) {
      names.add(checked.value.definition.name)
      admitted.push({ index, checked: checked.value })
    } else refused.push(refusal(definition, index, checked.problem))
    yield index
  }
  return { admitted, refused }
}

function walked<Value>(steps: Generator<unknown, Value>): Value {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Which tool was refused and why. */
function refusalSentence({ position, name, source, reason }: RefusedTool): string {
  const tool = name === null ? `Tool ${position}` : `The tool "${name}" (number ${position})`
  const of = source === null ? '' : ` of the source "${source}"`
  return `${tool}${of} was refused and the others go on: ${reason}`
}

type Fault = DefinitionFault | 'name_taken'

const REASONS: Readonly<Record<Fault, string>> = {
  too_deep: 'Its definition is nested too deep; make its schemas flatter.',
  too_many_nodes: 'Its definition holds too many values; make its schemas smaller.',
  not_serialisable: 'Its definition is not plain JSON data; let the source announce JSON.',
  equal_keys:
    'Its definition holds keys that differ in hidden characters or markers only; rename one of them.',
  bad_shape:
    'Its definition needs a name of 1 to 200 characters, a description and schemas that are objects.',
  name_taken: 'A tool before it has the same name once markers are taken out; rename one of them.',
}

function admission(
  definition: ToolDefinition,
  names: ReadonlySet<string>,
): Outcome<CheckedDefinition, Fault> {
  const checked = checkedDefinition(definition)
  if (!checked.ok) return checked
  return names.has(checked.value.definition.name) ? failure('name_taken') : checked
}

function refusal({ name, source }: ToolDefinition, index: number, fault: Fault): RefusedTool {
  const reason = REASONS[fault]
  return { position: index + 1, name: plainName(name), source: plainName(source), reason }
}

/** A definition that was refused may hold anything where its name should stand. */
function plainName(name: unknown): string | null {
  if (typeof name !== 'string') return null
  const { text } = neutralise(name)
  return isPlainName(text) ? text : null
}

/** The tool itself under the definition that is shown. */
function offer(tool: Tool, definition: ToolDefinition): Tool {
  return {
    definition,
    ...(tool.returns !== undefined && { returns: tool.returns }),
    parseArguments: (foreign, asked) => tool.parseArguments(foreign, asked),
    run: (parsedArguments, context) => tool.run(parsedArguments, context),
  }
}
