import { afterEach, describe, expect, it } from 'vitest'
import { hostileCommand } from '#fixtures/hostile-mcp/hostile-source.ts'
import {
  callContext,
  callTool,
  sourceWorld,
  until,
  untilReady,
} from '#fixtures/sources/source-world.ts'
import { isAdoptedResult } from '#lib/contract/adopt-result.ts'
import type { ToolContext, ToolQuestion } from '#lib/contract/tool.ts'
import type { ToolSource } from '../tool-source.ts'
import { mcpSource } from './mcp-source.ts'

const opened: ToolSource[] = []

afterEach(async () => {
  for (const source of opened.splice(0)) await source.close()
})

function made(options: readonly string[] = [], more: Record<string, unknown> = {}): ToolSource {
  const settings = { ...hostileCommand(...options), ...more }
  const source = mcpSource('hostile', settings, sourceWorld({ random: () => 0 }))
  opened.push(source)
  source.start()
  return source
}

async function ready(...options: string[]): Promise<ToolSource> {
  const source = made(options)
  await untilReady(source)
  return source
}

async function answer(source: ToolSource, name: string, given?: unknown, context?: ToolContext) {
  const adopted = await callTool(source, name, given, context)
  if (!isAdoptedResult(adopted)) throw new Error('The result was not adopted.')
  return adopted
}

const names = (source: ToolSource) => source.tools().map(({ announced }) => announced.name)

describe('the handshake', () => {
  it('speaks an older version with a server that has no newer, and keeps what it says of itself', async () => {
    const source = await ready('--start=old_version')
    expect(source.health().about).toMatchObject({ protocolVersion: '2024-11-05', version: '1' })
  })

  it('comes through with a server that ends over a question it does not know', async () => {
    const source = await ready('--start=exit_on_unknown')
    expect((await answer(source, 'echo', { text: 'hi' })).result.content).toBe('hi')
  })

  it('tells a server that ends at once, and keeps its redacted stderr', async () => {
    const source = made(['--start=crash'])
    await until(source, ({ health }) => health.call(source).state === 'waiting')
    expect(source.health().lastError?.message).toContain('ended')
    expect(source.log().some(({ channel, text }) => channel === 'stderr' && text !== '')).toBe(true)
  })

  it('names a variable that is not set, and starts nothing', async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: that is the form of a reference
    const source = made([], { env: { KEY: '${VITRINE_NOT_SET}' } })
    await until(source, ({ health }) => health.call(source).lastError !== null)
    expect(source.health().lastError?.message).toContain('VITRINE_NOT_SET')
  })
})

describe('the list of tools', () => {
  it.each([
    ['paged', 30],
    ['malformed', 30],
    ['circular', 30],
  ])('is whole where it is %s', async (way, atLeast) => {
    const source = await ready(`--list=${way}`)
    expect(names(source)).toContain('echo')
    expect(names(source).length).toBeGreaterThan(atLeast)
    expect(new Set(names(source)).size).toBe(names(source).length)
  })

  it.each([
    ['endless', 100],
    ['many', 2_000],
  ])('is cut where it is %s, and that is noted', async (way, count) => {
    const source = await ready(`--list=${way}`)
    expect(source.tools()).toHaveLength(count)
    expect(source.log().some(({ level }) => level === 'warning')).toBe(true)
  })

  it('names tools by their source', async () => {
    const source = await ready()
    const definitions = source.tools().map(({ tool }) => tool.definition)
    expect(definitions.every(({ name }) => name.startsWith('hostile__'))).toBe(true)
    expect(definitions.every(({ source: from }) => from === 'hostile')).toBe(true)
  })
})

describe('a call', () => {
  it('tells its progress, and hands every block on with what became of it', async () => {
    const source = await ready()
    const { context, progress } = callContext()
    await answer(source, 'slow', {}, context)
    expect(progress).toContainEqual({ done: 3, total: 3, message: 'step 3' })
    const { result, origin } = await answer(source, 'every_block')
    expect(result.artifacts.map(({ kind }) => kind)).toContain('link')
    expect(origin.notes.length).toBeGreaterThan(0)
  })

  it('is not sent where its tool has become another since it was looked up', async () => {
    const source = await ready()
    const before = source.tools().find(({ announced }) => announced.name === 'echo')
    await answer(source, 'change_tools')
    await until(source, (one) => names(one).includes('added'))
    const late = before?.tool.run({ text: 'late' }, callContext().context)
    await expect(late).rejects.toMatchObject({ code: 'source_refused' })
    expect((await answer(source, 'echo', { text: 'now' })).result.content).toBe('now')
  })

  it('sends the text of its arguments byte for byte', async () => {
    const source = await ready()
    const argumentsText = '{"n": 1.10, "big": 12345678901234567890,  "b":"$&"}'
    const { context } = callContext({ argumentsText })
    const { result } = await answer(source, 'raw_message', { n: 1.1 }, context)
    expect(result.content).toContain(`"arguments":${argumentsText}`)
    const injected = callContext({ argumentsText: '1},"id":7,"x":{"a":1' }).context
    const safe = await answer(source, 'raw_message', { n: 2 }, injected)
    expect(safe.result.content).toContain('"arguments":{"n":2}')
  })

  it('gives a server no variable that its settings do not name, but those that programs need', async () => {
    process.env.VITRINE_TEST_SECRET = 'x'
    const source = await ready()
    const { result } = await answer(source, 'environment')
    expect(result.content).not.toContain('VITRINE_TEST_SECRET')
    expect(result.content).toContain('PATH')
  })

  it('lets noise on standard output pass, and takes the first of two answers', async () => {
    const source = await ready()
    const { result } = await answer(source, 'noise_then_answer')
    expect(result.content).toBe('after the noise')
    for (let time = 0; time < 20; time++) {
      // The second answer may come while the next call is open, which it does not concern.
      expect((await answer(source, 'twice')).result.content).toBe('first')
      expect((await answer(source, 'echo', { text: 'still' })).result.content).toBe('still')
    }
  })

  it('gives a refusal of the protocol as a failed result, whose words cross the boundary', async () => {
    const source = await ready()
    const { result } = await answer(source, 'protocol_error')
    expect(result.isError).toBe(true)
    expect(result.content).toContain('refused')
  })
})

describe('a server in use', () => {
  it('checks arguments by the schema, lets what it cannot check through, and all where a tester says so', async () => {
    const source = await ready()
    const tool = (name: string) => source.tools().find(({ announced }) => announced.name === name)
    const echo = tool('echo')?.tool
    expect(echo?.parseArguments({ text: 5 }).ok).toBe(false)
    expect(echo?.parseArguments({ text: 5 }, { sendAnyway: true }).ok).toBe(true)
    const value = { a: 1, b: `${'a'.repeat(40)}!`, c: 1 }
    expect(tool('absurd_schema')?.tool.parseArguments(value).ok).toBe(true)
  })

  it('masks secrets that a server writes to stderr', async () => {
    const source = await ready()
    await answer(source, 'secret_on_stderr')
    const said = source.log().map(({ text }) => text)
    expect(said.join()).toContain('connecting')
    expect(said.join()).not.toContain('hunter2secret')
  })

  it('ends what a server started together with it', async () => {
    const source = await ready()
    const pid = Number((await answer(source, 'leave_child')).result.content)
    process.kill(pid, 0)
    await source.close()
    const isAlive = () => {
      try {
        process.kill(pid, 0)
        return true
      } catch {
        return false
      }
    }
    await expect.poll(isAlive, { timeout: 5_000 }).toBe(false)
  })
})

describe('what a server asks of its client', () => {
  it('is a question to the administrator, whose answer it gets', async () => {
    const source = await ready()
    const questions: ToolQuestion[] = []
    const { context } = callContext({
      async elicit(question) {
        questions.push(question)
        return { action: 'accept', content: { name: 'Rex', many: 2 } }
      },
    })
    const { result } = await answer(source, 'ask', {}, context)
    expect(JSON.parse(result.content)).toEqual({
      action: 'accept',
      content: { name: 'Rex', many: 2 },
    })
    expect(questions[0]?.schema).toMatchObject({ required: ['name'] })
  })

  it('is cancelled where nobody looks', async () => {
    const source = await ready()
    expect((await answer(source, 'ask')).result.content).toContain('cancel')
    expect(source.log().some(({ text }) => text.includes('question'))).toBe(true)
  })

  it('is refused with the reason where it is for a model, and noted', async () => {
    const source = await ready()
    expect((await answer(source, 'sample')).result.content).toContain('sampling is refused')
    expect(source.log().some(({ text }) => text.includes('sampling'))).toBe(true)
  })

  it('is told the folders that its settings name', async () => {
    const source = made([], { roots: ['file:///srv/shelf'] })
    await untilReady(source)
    expect((await answer(source, 'roots')).result.content).toContain('file:///srv/shelf')
  })
})
