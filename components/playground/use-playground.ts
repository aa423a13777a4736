'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ToolDefinition } from '#lib/contract/tool.ts'
import type { RunLimits } from '#lib/events/run-event.ts'
import type { PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import type { SourceReach } from './copy-call/call-copies.ts'
import { entryKey, rememberedRun, rememberRun } from './entry-memory.ts'
import type { KeptActions } from './kept/kept-ports.ts'
import type { ChosenOptions } from './run-options.tsx'
import type { RunActions, RunInput, RunOptions } from './run-ports.ts'
import { sessionId } from './session-id.ts'
import type { Choice } from './tool-list.tsx'
import { usePlace } from './use-place.ts'
import { useRun } from './use-run.ts'

/** What the page hands to the playground. */
export type PlaygroundProps = {
  /** How sources are reached, by their name. */
  readonly reach: Readonly<Record<string, SourceReach>>
  readonly tools: readonly ToolDefinition[]
  /** How the definitions of tools stand that may not run now, by name. */
  readonly held: ReadonlyMap<string, string>
  /** The level of the installation: no run may be above it. */
  readonly ceiling: PrivacyLevel
  readonly defaultLimits: RunLimits
  readonly maxLimits: RunLimits
  readonly actions: RunActions
  readonly kept: KeptActions
}

type WithoutOptions<Input> = Input extends unknown ? Omit<Input, keyof RunOptions> : never

/** Where the playground stands and what can be done in it; the address follows the run and the run the address. */
export function usePlayground({ tools, ceiling, defaultLimits, actions }: PlaygroundProps) {
  const { place, move } = usePlace()
  const run = useRun(place.runId, actions)
  const [options, setOptions] = useState<ChosenOptions>({
    limits: defaultLimits,
    privacyLevel: ceiling,
  })
  const chosen: Choice | undefined = place.mode === 'inspect' ? null : (place.toolName ?? undefined)
  const tool = useMemo(
    () => tools.find(({ name }) => name === place.toolName),
    [tools, place.toolName],
  )
  useAddressOfRun({ run, chosen, move })

  const { leaveStarting } = run
  const choose = useCallback(
    (choice: Choice) => {
      leaveStarting()
      const runId = rememberedRun(entryKey(choice))
      if (choice === null) move({ mode: 'inspect', toolName: null, runId }, 'push')
      else move({ mode: 'call', toolName: choice, runId }, 'push')
    },
    [move, leaveStarting],
  )
  const start = (input: WithoutOptions<RunInput>) => {
    if (run.isUnderWay || run.phase === 'starting') return
    run.start({ ...input, ...options, sessionId: sessionId() })
  }
  return { place, move, run, options, setOptions, chosen, tool, choose, start }
}

/** Writes the run that has started into the address, and finds the entry that a link to a run belongs to. */
function useAddressOfRun({
  run,
  chosen,
  move,
}: {
  run: ReturnType<typeof useRun>
  chosen: Choice | undefined
  move: ReturnType<typeof usePlace>['move']
}): void {
  const { runId } = run
  const mode = run.header?.mode
  const toolName = run.header?.toolName
  useEffect(() => {
    if (runId === null || mode === undefined) return
    const entry: Choice | undefined = mode === 'inspect' ? null : toolName
    if (entry === undefined) return
    rememberRun(entryKey(entry), runId)
    // A run whose entry was left meanwhile stays remembered, and the reader stays where they are.
    if (chosen !== undefined && chosen !== entry) return
    move({ mode: entry === null ? 'inspect' : 'call', toolName: entry, runId }, 'replace')
  }, [runId, mode, toolName, chosen, move])
}
