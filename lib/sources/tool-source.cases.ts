import { afterEach, describe, expect, it } from 'vitest'
import { callContext, callTool, until, untilReady } from '#fixtures/sources/source-world.ts'
import { VitrineError } from '#lib/base/vitrine-error.ts'
import type { ToolSource } from './tool-source.ts'

/** A source under test with its counterpart, which can do every wrong that it is asked for. */
export type SourceUnderTest = {
  readonly source: ToolSource
  /** Tools, by the names that were announced. All take `{ text: 'hello' }` or nothing. */
  readonly tools: {
    /** Answers at once. */
    readonly ordinary: string
    /** Never answers. */
    readonly hanging: string
    /** Each misbehaves in its own way, and its call is to reject. */
    readonly failing: readonly string[]
    /** Answers with more than may be read of one message. */
    readonly gigantic: string
    /** Says more beside its answer than is kept, where this kind of source has a way to. */
    readonly noisy?: string
  }
  /** Stands in all that the counterpart sends wrongly. */
  readonly mark: string
  /** Makes the counterpart change its tools and say so, in whatever way this kind of source learns of it. */
  change(): Promise<void>
  /** True once the counterpart saw that a call was given up. */
  sawAbort(): Promise<boolean>
  /** What is left of the source's processes and connections. */
  leftovers(): Promise<readonly string[]>
  /** Ends the counterpart. */
  end(): Promise<void>
}

/** How a suite makes what it tests. */
export type SourceMaking = {
  /** A source whose counterpart answers. */
  make(): Promise<SourceUnderTest>
  /** A source whose counterpart can never be reached. */
  makeUnreachable(): ToolSource
}

const MOST_TOOLS = 2_000
const MOST_LINES = 502

/** The rules of `SPEC.md`, for every kind of source. */
export function toolSourceCases(kind: string, { make, makeUnreachable }: SourceMaking): void {
  describe(`${kind} as a tool source`, () => {
    const opened: SourceUnderTest[] = []
    afterEach(async () => {
      for (const { source, end } of opened.splice(0)) {
        await source.close()
        await end()
      }
    })
    const ready = async () => {
      const made = await make()
      opened.push(made)
      made.source.start()
      await untilReady(made.source)
      return made
    }
    unreachableCases(makeUnreachable)
    failureCases(ready)
    boundCases(ready)
    closingCases(ready)
  })
}

type MakeReady = () => Promise<SourceUnderTest>

function unreachableCases(makeUnreachable: () => ToolSource): void {
  it('source/never-throws: nothing is thrown where it cannot be reached, and a failed call is told in a sentence', async () => {
    const source = makeUnreachable()
    expect(source.tools()).toEqual([])
    source.start()
    source.start()
    await until(source, ({ health }) => health.call(source).lastError !== null)
    expect(source.health().lastError?.message).toMatch(/\.$/)
    expect(source.log().length).toBeGreaterThan(0)
    await source.close()
    await source.close()
    expect(source.health().state).toBe('stopped')
  })
}

function failureCases(ready: MakeReady): void {
  it('source/one-call-fails, source/no-foreign-bytes: each misbehaviour ends its call, and others go on', async () => {
    const { source, tools, mark } = await ready()
    for (const name of tools.failing) {
      const failed = await callTool(source, name).then(
        () => null,
        (thrown: unknown) => thrown,
      )
      expect(failed, name).toBeInstanceOf(VitrineError)
      expect(failed instanceof VitrineError && failed.message, name).toMatch(/^[A-Z].*\.$/)
      expect(String(failed), name).not.toContain(mark)
      await untilReady(source)
      await callTool(source, tools.ordinary, { text: 'hello' })
    }
    expect(source.health().lastError?.message ?? '').not.toContain(mark)
  })

  it('source/one-call-fails: a call that hangs keeps no other from its answer', async () => {
    const { source, tools } = await ready()
    const { context, stop } = callContext()
    const hanging = callTool(source, tools.hanging, {}, context)
    const settled = hanging.catch(() => 'ended')
    await Promise.all(
      Array.from({ length: 5 }, () => callTool(source, tools.ordinary, { text: 'hello' })),
    )
    stop()
    expect(await settled).toBe('ended')
  })
}

function boundCases(ready: MakeReady): void {
  it('source/bounded: tools, log and messages are bounded', async () => {
    const { source, tools } = await ready()
    expect(source.tools().length).toBeLessThanOrEqual(MOST_TOOLS)
    await expect(callTool(source, tools.gigantic)).rejects.toThrow(VitrineError)
    if (tools.noisy !== undefined) {
      await untilReady(source)
      await callTool(source, tools.noisy)
    }
    expect(source.log().length).toBeLessThanOrEqual(MOST_LINES)
  })

  it('source/abort-reaches: stopping a call ends it at once and reaches the source', async () => {
    const { source, tools, sawAbort } = await ready()
    const { context, stop } = callContext()
    const hanging = callTool(source, tools.hanging, {}, context)
    const settled = hanging.then(
      () => 'answered',
      () => 'ended',
    )
    await callTool(source, tools.ordinary, { text: 'hello' })
    stop()
    expect(await settled).toBe('ended')
    await expect.poll(sawAbort, { timeout: 5_000 }).toBe(true)
  })
}

function closingCases(ready: MakeReady): void {
  it('source/closes-all: after close nothing of the source is left, and calls under way have ended', async () => {
    const { source, tools, leftovers } = await ready()
    const hanging = callTool(source, tools.hanging).then(
      () => 'answered',
      () => 'ended',
    )
    await callTool(source, tools.ordinary, { text: 'hello' })
    await source.close()
    expect(await hanging).toBe('ended')
    expect(await leftovers()).toEqual([])
    await expect(callTool(source, tools.ordinary, { text: 'hello' })).rejects.toThrow(VitrineError)
  })

  it('source/announces: a change is told after it can be read', async () => {
    const { source, change } = await ready()
    const before = JSON.stringify(source.tools().map(({ announced }) => announced))
    const hasChanged = () =>
      JSON.stringify(source.tools().map(({ announced }) => announced)) !== before
    const seen: boolean[] = []
    const leave = source.onChange(() => seen.push(hasChanged()))
    await change()
    await until(source, hasChanged)
    expect(seen).toContain(true)
    leave()
    const count = seen.length
    await source.close()
    expect(seen.length).toBe(count)
  })
}
