import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { defineTool, type Tool, type ToolContext } from '#lib/contract/tool.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import {
  assertLawful,
  callRequest,
  drive,
  type TestWorld,
  testWorld,
} from '../../fixtures/drive-run.ts'
import { runCall } from './run-call.ts'

/** One thing that a tool does, on the clock of its run. */
type Act = (context: ToolContext, world: TestWorld) => unknown

const throwingProxy = new Proxy(
  {},
  {
    get: () => {
      throw new Error('trap')
    },
    getPrototypeOf: () => {
      throw new Error('trap')
    },
    ownKeys: () => {
      throw new Error('trap')
    },
  },
)

const cyclic: unknown[] = []
cyclic.push(cyclic)

const garbage = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true }),
  fc.constantFrom<unknown>(throwingProxy, cyclic, ToolResult, () => 1, Symbol('s'), undefined),
  fc.string({ unit: 'binary' }).map((text) => ToolResult.text(text)),
  fc.string({ unit: 'binary' }).map((text) => ToolResult.error(text)),
  fc.jsonValue().map((value) => ToolResult.value(value as null)),
)

const before: fc.Arbitrary<Act> = fc.oneof(
  fc.nat(50_000).map((ms) => (_context: ToolContext, world: TestWorld) => wait(world, ms)),
  garbage.map((update) => (context: ToolContext) => context.progress(update as { done: 1 })),
  fc.nat(300).map((count) => (context: ToolContext) => {
    for (let n = 0; n < count; n++) context.progress({ done: n, message: `${n}` })
  }),
  fc.constant((_context: ToolContext, world: TestWorld) => world.stop()),
)

const last: fc.Arbitrary<Act> = fc.oneof(
  garbage.map((result) => () => result),
  garbage.map((thrown) => () => {
    throw thrown
  }),
  fc.constant(() => new Promise<never>(() => undefined)),
  fc.constant(() => ({
    // biome-ignore lint/suspicious/noThenProperty: a tool may return a thenable that never answers.
    then: () => undefined,
  })),
)

function wait(world: TestWorld, ms: number): Promise<void> {
  return new Promise((resolve) => {
    world.clock.after(ms, resolve)
  })
}

function toolOf(acts: readonly Act[], end: Act, world: () => TestWorld): Tool {
  const made = defineTool({
    name: 'any',
    description: 'Does anything.',
    arguments: z.object({}).catchall(z.unknown()),
    approval: 'never',
    run: () => ToolResult.text(''),
  })
  return {
    ...made,
    parseArguments: (foreign) => ({ ok: true, value: foreign }),
    async run(_parsed, context) {
      for (const act of acts) await act(context, world())
      return await end(context, world())
    },
  }
}

test('whatever a tool does, its run is lawful: one terminal event, dense seqs, fit for the wire', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(before, { maxLength: 6 }), last, garbage, async (acts, end, sent) => {
      const world: TestWorld = testWorld(toolOf(acts, end, () => world))
      const request = { ...callRequest('any', sent), limits: { totalMs: 100_000, idleMs: 30_000 } }
      const events = await drive(runCall(request, world), world.clock)
      assertLawful(events)
      expect(events.length).toBeLessThan(200)
      expect(events.at(-1)?.event).toBe('done')
    }),
    { numRuns: 400 },
  )
})
