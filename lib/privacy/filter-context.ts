import { Placeholders } from './placeholders.ts'

/** What the filter knows of the run that a step belongs to. One for all steps of a run. */
export type FilterContext = {
  /** The run's placeholders; without them each step begins anew at 1. */
  readonly placeholders?: Placeholders
  /**
   * The tools that the run may call, each with the argument names that its schema declares. Names of tools
   * and arguments outside it were chosen by a caller or a model and are not kept. Without it a name is kept
   * where it is a plain word.
   */
  readonly tools?: ReadonlyMap<string, readonly string[]>
}

/** A context for one run. */
export function filterContext(
  tools?: ReadonlyMap<string, readonly string[]>,
): Required<Pick<FilterContext, 'placeholders'>> & FilterContext {
  return { placeholders: new Placeholders(), ...(tools && { tools }) }
}
