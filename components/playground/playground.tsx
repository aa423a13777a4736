'use client'

import { UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconTool } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { useSingleKeys } from '#components/shell/use-single-keys.ts'
import { getOwn } from '#lib/base/own.ts'
import type { ExactObject } from '#lib/contract/exact/exact-value.ts'
import { argumentsOfRun } from './arguments-of-run.ts'
import { InspectPane } from './inspect-pane.tsx'
import styles from './playground.module.css'
import { ResultPane } from './result-pane.tsx'
import { RunAnnouncer } from './run-announcer.tsx'
import { RunBar } from './run-bar.tsx'
import { type Choice, ToolList } from './tool-list.tsx'
import { type PaneBar, ToolPane } from './tool-pane.tsx'
import { type PlaygroundProps, usePlayground } from './use-playground.ts'
import type { FollowedRun } from './use-run.ts'
import { useStopKey } from './use-run-key.ts'

/** Try a tool, or inspect a result: what can be run, the chosen entry, and the run. */
export function Playground(props: PlaygroundProps) {
  const playground = usePlayground(props)
  const { run, chosen, place } = playground
  const [singleKeys] = useSingleKeys()
  const result = useRef<HTMLDivElement>(null)
  useStopKey(run.stop, run.isUnderWay && !run.isStopping)
  useEffect(() => {
    // On narrow screens the run is below what started it.
    if (run.phase === 'starting') result.current?.scrollIntoView({ block: 'nearest' })
  }, [run.phase])
  return (
    <div className={styles.panes}>
      <ListPane chosen={chosen}>
        <ToolList
          tools={props.tools}
          held={props.held}
          chosen={chosen}
          hasSingleKeys={singleKeys}
          onChoose={playground.choose}
        />
      </ListPane>
      <div className={styles.entry}>
        <Entry playground={playground} bounds={props} />
      </div>
      <div ref={result} className={styles.result}>
        <ResultPane
          run={run}
          isInspecting={place.mode === 'inspect'}
          onAnswer={props.actions.answerQuestion}
        />
      </div>
      <RunAnnouncer run={run} />
    </div>
  )
}

/** The list; on narrow screens behind a button that names what is chosen. */
function ListPane({ chosen, children }: { chosen: Choice | undefined; children: ReactNode }) {
  const [opened, list] = useDisclosure(chosen === undefined)
  const { close } = list
  useEffect(() => {
    if (chosen !== undefined) close()
  }, [chosen, close])
  return (
    <div className={styles.list} data-opened={opened || undefined}>
      <UnstyledButton className={styles.listButton} aria-expanded={opened} onClick={list.toggle}>
        <IconTool size={16} stroke={1.7} aria-hidden="true" />
        <span className={styles.listChoice}>
          {chosen === undefined ? 'Choose a tool' : (chosen ?? 'Inspect a result')}
        </span>
        <IconChevronDown size={16} stroke={1.7} aria-hidden="true" />
      </UnstyledButton>
      <div className={styles.listBody}>{children}</div>
    </div>
  )
}

function Entry({
  playground,
  bounds,
}: {
  playground: ReturnType<typeof usePlayground>
  bounds: PlaygroundProps
}) {
  const { tool, chosen, place, move, run, start } = playground
  const ofRun = useArgumentsOfRun(run, tool?.name)
  const renderBar = (bar: PaneBar) => (
    <RunBar
      {...bar}
      run={run}
      options={playground.options}
      bounds={bounds}
      onOptions={playground.setOptions}
    />
  )
  if (chosen === null) {
    return (
      <InspectPane
        onRun={(text, format) => start({ mode: 'inspect', text, format })}
        renderBar={renderBar}
      />
    )
  }
  if (!tool) return <NoTool name={place.toolName} />
  return (
    <ToolPane
      key={tool.name}
      tool={tool}
      standing={bounds.held.get(tool.name) ?? null}
      argumentsOfRun={ofRun}
      reach={getOwn(bounds.reach, tool.source) ?? null}
      input={place.input}
      onInput={(input) => move({ input }, 'replace')}
      kept={{
        actions: bounds.kept,
        isBusy: run.isUnderWay || run.phase === 'starting',
        onOpenRun: (runId) => move({ runId }, 'push'),
      }}
      onRun={(call) => start({ mode: 'call', toolName: tool.name, ...call })}
      renderBar={renderBar}
    />
  )
}

/** Changes when another run is followed, not with its steps: the arguments are one object from the first on. */
function useArgumentsOfRun(
  { feed }: FollowedRun,
  toolName: string | undefined,
): ExactObject | null {
  const read = () =>
    toolName === undefined ? null : argumentsOfRun(feed.getState().view, toolName)
  return useSyncExternalStore(feed.subscribe, read, read)
}

function NoTool({ name }: { name: string | null }) {
  return (
    <div className={styles.none}>
      <h1>{name === null ? 'Playground' : 'There is no such tool'}</h1>
      {name === null ? (
        <p>Choose a tool to try it, or inspect a result that you have.</p>
      ) : (
        <p>
          No tool is named <bdi>{name}</bdi>. It may have been removed or renamed: choose another
          one.
        </p>
      )}
    </div>
  )
}
