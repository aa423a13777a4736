import { describe, expect, it } from 'vitest'
import { assertLawful, callRequest, drive, stepsOf, testWorld } from '#fixtures/drive-run.ts'
import type { Tool, ToolAnswer, ToolContext } from '#lib/contract/tool.ts'
import { fold } from '#lib/events/run-view.ts'
import { runCall } from './run-call.ts'
import type { QuestionDesk } from './run-world.ts'

const QUESTION = {
  message: 'What is it called?',
  schema: { type: 'object', properties: { name: { type: 'string' } } },
}

function askingTool(run: (context: ToolContext) => Promise<unknown>): Tool {
  return {
    definition: {
      name: 'ask',
      description: '',
      source: 'test',
      approval: 'never',
      arguments: { type: 'object' },
    },
    parseArguments: (foreign) => ({ ok: true, value: foreign }),
    run: (_, context) => run(context),
  }
}

const askOnce = askingTool(async ({ elicit }) => JSON.stringify(await elicit?.(QUESTION)))

/** A desk at which everybody gets the same answer as soon as a question is open. */
function desk(answer: ToolAnswer | null): QuestionDesk & { taken: boolean[] } {
  const taken: boolean[] = []
  return {
    taken,
    open(_, take) {
      if (answer) queueMicrotask(() => taken.push(take(answer), take(answer)))
      return () => undefined
    },
  }
}

async function events(tool: Tool, questions?: QuestionDesk) {
  const world = testWorld(tool, { by: 'Ada', ...(questions && { questions }) })
  const happened = await drive(runCall(callRequest('ask'), world), world.clock)
  assertLawful(happened)
  return { happened, steps: stepsOf(happened), clock: world.clock }
}

describe('a question of a tool', () => {
  it('is a pending step, then its outcome with who gave it, and then the tool goes on', async () => {
    const questions = desk({ action: 'accept', content: { name: 'Rex' } })
    const { steps } = await events(askOnce, questions)
    expect(steps.map(({ kind }) => kind)).toEqual(['request', 'question', 'question', 'tool'])
    expect(steps[1]).toMatchObject({ decision: 'pending', question: QUESTION })
    expect(steps[2]).toMatchObject({ decision: 'accepted', answer: { name: 'Rex' }, by: 'Ada' })
    expect(steps[3]).toMatchObject({ toolResult: expect.stringContaining('Rex') })
    expect(questions.taken).toEqual([true, false])
  })

  it('is answered only once the answer was recorded', async () => {
    const seen: string[] = []
    const tool = askingTool(async ({ elicit }) => {
      await elicit?.(QUESTION)
      seen.push('told')
      return 'done'
    })
    const world = testWorld(tool, { questions: desk({ action: 'decline' }) })
    await drive(runCall(callRequest('ask'), world), world.clock, (event) => {
      if (event.event === 'step') seen.push(event.step.kind)
    })
    expect(seen).toEqual(['request', 'question', 'question', 'told', 'tool'])
  })

  it('makes the run wait, which no idle time-out ends, and expires with the call', async () => {
    const { steps, happened, clock } = await events(askOnce, desk(null))
    expect(steps.map(({ kind }) => kind)).toEqual(['request', 'question', 'question', 'error'])
    expect(steps[2]).toMatchObject({ decision: 'expired' })
    expect(steps[3]).toMatchObject({ code: 'total_timeout' })
    const pending = happened.findIndex(
      (event) => event.event === 'step' && event.step.kind === 'question',
    )
    expect(fold(happened.slice(0, pending + 1)).status).toBe('waiting')
    expect(clock.alarms).toBe(0)
  })
})

describe('questions of a tool', () => {
  it('cannot be asked where nobody can answer, and what is no question is cancelled unseen', async () => {
    const without = await events(askingTool(async ({ elicit }) => String(elicit)))
    expect(without.steps[1]).toMatchObject({ toolResult: expect.stringContaining('undefined') })
    const malformed = askingTool(async ({ elicit }) => {
      const question = { message: 5, schema: {} } as never
      return JSON.stringify(await elicit?.(question))
    })
    const { steps } = await events(malformed, desk({ action: 'accept', content: {} }))
    expect(steps.map(({ kind }) => kind)).toEqual(['request', 'tool'])
  })

  it('is asked at most fifty times, one after another', async () => {
    const tool = askingTool(async ({ elicit }) => {
      const answers = await Promise.all(Array.from({ length: 60 }, () => elicit?.(QUESTION)))
      return answers.map((answer) => answer?.action).join(' ')
    })
    const { steps } = await events(tool, desk({ action: 'accept', content: {} }))
    const decisions = steps.flatMap((step) => (step.kind === 'question' ? [step.decision] : []))
    expect(decisions.filter((decision) => decision === 'accepted')).toHaveLength(50)
    expect(decisions.every((one, at) => one === (at % 2 === 0 ? 'pending' : 'accepted'))).toBe(true)
  })
})
