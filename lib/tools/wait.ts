import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { defineTool, type Tool } from '#lib/contract/tool.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { answering } from './tool-failure.ts'

const WaitArguments = z.object({
  seconds: z.number().min(0.01).max(600).default(5).meta({
    title: 'Seconds',
    description: 'How long to wait, up to 600 seconds.',
  }),
  steps: z.int().min(1).max(100).default(5).meta({
    title: 'Steps',
    description: 'In how many equal steps; progress is reported after each.',
  }),
  mode: z.enum(['steady', 'silent', 'stubborn']).default('steady').meta({
    title: 'Mode',
    description:
      'steady reports progress and stops when told to; silent reports nothing, so that the idle time-out ends it; stubborn does not listen to Stop, as a tool that hangs.',
  }),
})
type WaitArguments = z.output<typeof WaitArguments>

/** The tool that only takes time, for trying progress, Stop and both time-outs. */
export function waitTool(): Tool {
  return defineTool({
    name: 'wait',
    description: 'Waits for some seconds and reports progress, for trying Stop and the time-outs.',
    arguments: WaitArguments,
    approval: 'never',
    run: answering(async ({ seconds, steps, mode }: WaitArguments, { signal, progress }) => {
      const stepMs = (seconds * 1000) / steps
      for (let done = 1; done <= steps; done++) {
        await sleep(stepMs, undefined, mode === 'stubborn' ? {} : { signal })
        if (mode !== 'silent') progress({ done, total: steps, message: `Step ${done} of ${steps}` })
      }
      return ToolResult.text(`Waited ${seconds} seconds in ${steps} steps.`)
    }),
  })
}
