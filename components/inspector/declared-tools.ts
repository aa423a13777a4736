'use client'

import { createContext, useContext } from 'react'
import type { RunView } from '#lib/events/run-view.ts'
import type { FilterContext } from '#lib/privacy/filter-context.ts'

/** The tools of this installation as its privacy filter knows them; undefined where nobody says. */
export const DeclaredTools = createContext<FilterContext['tools']>(undefined)

/**
 * What the filter knows of the tools of a run, so that a preview holds what the audit holds. An inspected
 * result calls no tool: the names in its steps are the engine's own.
 */
export function useDeclaredTools({ header }: RunView): FilterContext['tools'] {
  const tools = useContext(DeclaredTools)
  return header?.mode === 'inspect' ? undefined : tools
}
