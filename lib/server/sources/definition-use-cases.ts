import type { SeenDefinition } from '#lib/audit/definition-store.ts'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import type { DefinitionHistory, DefinitionStanding } from './definition-history.ts'
import { definitionLines } from './definition-text.ts'
import type { LiveTools } from './live-tools.ts'

/** One definition that was seen of a tool, without its text. */
export type DefinitionRecord = Omit<SeenDefinition, 'source' | 'tool' | 'definition'>

/** The definitions of one tool of a source: how the one that is announced now stands, and those before it. */
export type ToolHistory = {
  readonly hash: string
  readonly standing: DefinitionStanding
  /** Newest first. */
  readonly records: readonly DefinitionRecord[]
  /** The text of the approved definition before, and of the one announced now; null where there is none before. */
  readonly change: { readonly old: string; readonly new: string } | null
}

/** What pages and actions may ask about definitions of tools. */
export type DefinitionUseCases = {
  /** How the definitions of tools stand that may not run now, by the shown name of the tool. */
  heldTools(): ReadonlyMap<string, Exclude<DefinitionStanding, 'approved'>>
  /** Null for a built-in tool, and where there is no tool of this name. */
  toolHistory(toolName: string): ToolHistory | null
  /** Records an administrator's word on the definition of this hash, which must be the one announced now. */
  decideDefinition(
    toolName: string,
    hash: string,
    decision: 'approved' | 'rejected',
  ): Promise<Outcome<true, string>>
}

type World = {
  readonly tools: LiveTools
  readonly history: DefinitionHistory
  readonly by: string
}

/** The use cases over the history of definitions. */
export function definitionUseCases({ tools, history, by }: World): DefinitionUseCases {
  return {
    heldTools() {
      return new Map(
        tools.entries().flatMap(({ tool, announced }) => {
          if (!announced) return []
          const standing = history.standingOf(announced)
          return standing === 'approved' ? [] : [[tool.definition.name, standing]]
        }),
      )
    },
    toolHistory(toolName) {
      const announced = tools.entry(toolName)?.announced
      if (!announced) return null
      const { source, tool, hash, definition } = announced
      const before = history.approvedBefore(announced, (name) => tools.isAnnounced(source, name))
      return {
        hash,
        standing: history.standingOf(announced),
        records: history.of(source, tool).map(recordOf),
        change: before && {
          old: definitionLines(before.definition),
          new: definitionLines(definition),
        },
      }
    },
    async decideDefinition(toolName, hash, decision) {
      const announced = tools.entry(toolName)?.announced
      // It may have changed once more since the page was made: nobody approves what they have not seen.
      if (announced?.hash !== hash) return failure(CHANGED_AGAIN)
      const isDecided = await history.decide(announced, decision, by)
      return isDecided ? success(true) : failure(CHANGED_AGAIN)
    },
  }
}

const CHANGED_AGAIN =
  'The source announces another definition by now: look at what it says, and decide again.'

function recordOf({ hash, firstSeenAt, decision, decidedAt, decidedBy }: SeenDefinition) {
  return { hash, firstSeenAt, decision, decidedAt, decidedBy }
}
