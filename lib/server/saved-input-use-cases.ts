import type { SavedInput, SavedInputEntry, SavedInputStore } from '#lib/audit/saved-inputs.ts'
import { type Clock, isoTime } from '#lib/base/clock.ts'
import type { IdSource } from '#lib/base/ids.ts'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import type { PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import { type InputToSave, keepsArguments, keptInput, levelObstacle } from './new-saved-input.ts'

/** The saved inputs of one tool, and what may be saved now. */
export type SavedInputsOfTool = {
  /** What would be kept of an input that is saved now. */
  readonly level: PrivacyLevel
  /** Why nothing can be saved, and what to do; null where it can. */
  readonly obstacle: string | null
  /** Newest first; the most that a tool may have are few. */
  readonly inputs: readonly SavedInputEntry[]
}

/** What pages and actions may ask about saved inputs. */
export type SavedInputUseCases = {
  savedInputs(toolName: string): Promise<SavedInputsOfTool>
  /** One with its arguments, or null where it is gone. */
  findSavedInput(id: string): Promise<SavedInput | null>
  /** Keeps an input under the privacy level, in the place of another of its name; a sentence where it may not. */
  saveInput(input: InputToSave): Promise<Outcome<SavedInputEntry, string>>
  /** False where it was gone already. */
  removeSavedInput(id: string): Promise<boolean>
}

type World = {
  readonly store: SavedInputStore
  readonly clock: Clock
  readonly newId: IdSource
  isTool(name: string): boolean
  /** The level at which calls of a tool are kept. */
  levelOf(toolName: string): PrivacyLevel
  /** The level that is set for all tools. */
  installationLevel(): PrivacyLevel
  readonly by: string
}

const NO_SUCH_TOOL = 'There is no such tool any more: load the page again.'

/** The use cases over saved inputs. */
export function savedInputUseCases(world: World): SavedInputUseCases {
  const { store, clock, newId, by } = world
  const obstacleAt = (level: PrivacyLevel) => levelObstacle(level, world.installationLevel())
  return {
    async savedInputs(toolName) {
      const level = world.levelOf(toolName)
      const obstacle = keepsArguments(level) ? null : obstacleAt(level)
      return { level, obstacle, inputs: await store.list(toolName) }
    },
    findSavedInput: (id) => store.find(id),
    async saveInput(input) {
      if (!world.isTool(input.toolName)) return failure(NO_SUCH_TOOL)
      const level = world.levelOf(input.toolName)
      if (!keepsArguments(level)) return failure(obstacleAt(level))
      const kept = keptInput(input, level, await store.list(input.toolName))
      if (!kept.ok) return kept
      const createdAt = isoTime(Math.floor(clock.now()))
      const saved = { ...kept.value, id: newId(), createdAt, createdBy: by }
      await store.save(saved)
      const { argumentsText: _, ...entry } = saved
      return success(entry)
    },
    removeSavedInput: (id) => store.remove(id),
  }
}
