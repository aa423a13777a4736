import type { Metadata } from 'next'
import { Playground } from '#components/playground/playground.tsx'
import { DEFAULT_RUN_LIMITS, MAX_RUN_LIMITS } from '#lib/runs/run-request.ts'
import { sourceReach } from '#lib/server/sources/source-reach.ts'
import { theConsole } from '#lib/server/the-console.ts'
import { answerQuestion } from '../actions/answer-question.ts'
import { cancelRun } from '../actions/cancel-run.ts'
import { listPastCalls } from '../actions/list-past-calls.ts'
import {
  listSavedInputs,
  readSavedInput,
  removeSavedInput,
  saveInput,
} from '../actions/saved-inputs.ts'
import { startRun } from '../actions/start-run.ts'

export const metadata: Metadata = { title: 'Playground' }

/** Where tools are tried and results are inspected. */
export default async function PlaygroundPage() {
  const console = await theConsole()
  const { level } = await console.privacy()
  return (
    <Playground
      tools={console.listTools().map(({ definition }) => definition)}
      held={console.heldTools()}
      reach={sourceReach(console)}
      ceiling={level}
      defaultLimits={DEFAULT_RUN_LIMITS}
      maxLimits={MAX_RUN_LIMITS}
      actions={{ startRun, cancelRun, answerQuestion }}
      kept={{ listSavedInputs, readSavedInput, saveInput, removeSavedInput, listPastCalls }}
    />
  )
}
