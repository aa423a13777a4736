import type { Clock } from '#lib/base/clock.ts'
import { VitrineError } from '#lib/base/vitrine-error.ts'
import type { SourceSettings } from '#lib/sources/source-settings.ts'
import type { SourceKind, ToolSource } from '#lib/sources/tool-source.ts'
import { brokenSource } from './broken-source.ts'

/** Makes the source of one transport. May throw a `VitrineError` that says what its settings lack. */
export type SourceMaker = (name: string, settings: SourceSettings) => ToolSource

/** The kind of the source that such settings reach. */
export function kindOf({ transport }: SourceSettings): SourceKind {
  return transport === 'openapi' ? 'http' : 'mcp'
}

/** The source, or one that is `failed` and says why where it cannot even be made. Never throws. */
export function madeSource(
  [name, settings]: readonly [string, SourceSettings],
  make: SourceMaker,
  { clock, report }: { readonly clock: Clock; report(problem: Error): void },
): ToolSource {
  try {
    return make(name, settings)
  } catch (problem) {
    const isOurs = problem instanceof VitrineError
    if (!isOurs) report(new Error(FAULT, { cause: problem }))
    const message = isOurs ? problem.message : FAULT
    return brokenSource(name, kindOf(settings), { at: Math.floor(clock.now()), message })
  }
}

const FAULT =
  'The source could not be made because of a fault in Vitrine itself: see the cause in the log.'
