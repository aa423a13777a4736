import type { Clock } from '#lib/base/clock.ts'
import { VitrineError } from '#lib/base/vitrine-error.ts'
import type { TokenStore } from '#lib/sources/mcp/token-store.ts'
import type { VariableLookup } from '#lib/sources/resolve-values.ts'
import type { SourceSettings } from '#lib/sources/source-settings.ts'
import type { SourceKind, ToolSource } from '#lib/sources/tool-source.ts'
import { brokenSource } from './broken-source.ts'

/** What sources need of the machine and of this installation. */
export type SourceWorld = {
  readonly clock: Clock
  /** What `${NAME}` in settings stands for. */
  readonly variable: VariableLookup
  /** The settings stand in a file on the server, which nobody can write from the web. */
  readonly isFromFile: boolean
  readonly allowPrivateAddresses: boolean
  readonly tokens: TokenStore
  /** Where a service sends the administrator back to after a sign-in for the source of this name. */
  redirectUrl(name: string): string
  report(problem: Error): void
}

/** Makes the source of one transport. May throw a `VitrineError` that says what its settings lack. */
export type SourceMaker = (name: string, settings: SourceSettings, world: SourceWorld) => ToolSource

/** The kind of the source that such settings reach. */
export function kindOf({ transport }: SourceSettings): SourceKind {
  return transport === 'openapi' ? 'http' : 'mcp'
}

/** The source, or one that is `failed` and says why where it cannot even be made. Never throws. */
export function madeSource(
  [name, settings]: readonly [string, SourceSettings],
  make: SourceMaker,
  world: SourceWorld,
): ToolSource {
  try {
    return make(name, settings, world)
  } catch (problem) {
    const isOurs = problem instanceof VitrineError
    if (!isOurs) world.report(new Error(FAULT, { cause: problem }))
    const message = isOurs ? problem.message : FAULT
    return brokenSource(name, kindOf(settings), { at: Math.floor(world.clock.now()), message })
  }
}

const FAULT =
  'The source could not be made because of a fault in Vitrine itself: see the cause in the log.'
