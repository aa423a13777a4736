import { expect, it, onTestFinished } from 'vitest'
import { hostileService } from '#fixtures/hostile-http/hostile-service.ts'
import { type ANSWERING, FAILING, MARK } from '#fixtures/hostile-http/misbehaviours.ts'
import { httpWorld } from '#fixtures/http-service/http-world.ts'
import { callTool, until, untilReady } from '#fixtures/sources/source-world.ts'
import { ToolResultBoundary } from '#lib/boundary/tool-result-boundary.ts'
import { isAdoptedResult } from '#lib/contract/adopt-result.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { toolSourceCases } from '../tool-source.cases.ts'
import type { ToolSource } from '../tool-source.ts'
import { openApiSource } from './open-api-source.ts'

const settings = (document: string) =>
  ({ transport: 'openapi', document, credentials: {} }) as const

toolSourceCases('an HTTP service', {
  async make() {
    const service = await hostileService()
    const world = httpWorld({ timeouts: { refreshMs: 30, callMs: 2_000 } })
    return {
      source: openApiSource('hostile', settings(service.document), world),
      tools: {
        ordinary: 'ordinary',
        hanging: 'hanging',
        failing: Object.keys(FAILING),
        gigantic: 'endless_body',
      },
      mark: MARK,
      change: async () => service.change(),
      sawAbort: async () => service.abandoned > 0,
      async leftovers() {
        const count = await service.connections()
        return count === 0 ? [] : [`${count} connections`]
      },
      end: () => service.close(),
    }
  },
  makeUnreachable: () => openApiSource('nowhere', settings('http://127.0.0.1:1/'), httpWorld()),
})

async function hostile() {
  const service = await hostileService()
  const source = openApiSource('hostile', settings(service.document), httpWorld())
  onTestFinished(async () => {
    await source.close()
    await service.close()
  })
  source.start()
  await untilReady(source)
  return source
}

async function resultOf(source: ToolSource, name: keyof typeof ANSWERING): Promise<ToolResult> {
  const given = await callTool(source, name)
  if (isAdoptedResult(given)) return given.result
  if (given instanceof ToolResult) return given
  throw new Error('no result')
}

it('gives what a hostile service says as foreign content, never as words of ours', async () => {
  const source = await hostile()
  const error = await resultOf(source, 'server_error')
  expect(error.isError).toBe(true)
  const [ours, ...foreign] = error.content.split('\n\n')
  expect(ours).toBe('The service answered with status 500: try again later.')
  expect(foreign.join('')).toContain(MARK)
  expect((await resultOf(source, 'injection')).content).toContain('Ignore all previous')
})

it('believes bytes and not what they are called', async () => {
  const source = await hostile()
  const { content, artifacts } = await resultOf(source, 'html_as_image')
  expect(content).toMatch(
    /^The service sent \d+ bytes that are no text; their SHA-256 is [0-9a-f]{64}\.$/,
  )
  expect(artifacts.map(({ kind }) => kind)).toEqual(['key_value'])
  expect((await resultOf(source, 'invalid_utf8')).content).toBe('a\ufffd\ufffd\ufffd\ufffdb')
})

it('reads an answer that is nested without end as one that cannot be shown', async () => {
  const { isError, content } = await resultOf(await hostile(), 'endless_nesting')
  expect(isError).toBe(true)
  expect(content).toMatch(/^The tool returned something that is not JSON data/)
})

it('declares the shape that the document says, which the boundary holds answers to', async () => {
  const source = await hostile()
  const found = source.tools().find(({ announced }) => announced.name === 'undeclared_shape')
  const boundary = new ToolResultBoundary()
  const tool = { name: 'x', returns: found?.tool.definition.returns }
  const given = await resultOf(source, 'undeclared_shape')
  expect(() => boundary.checked(tool, given)).toThrow('/text')
  expect(boundary.checked(tool, await resultOf(source, 'ordinary')).isError).toBe(false)
})

it('lets web settings name neither a path nor a private server', async () => {
  const service = await hostileService()
  onTestFinished(() => service.close())
  for (const document of [service.document, '/etc/passwd', 'file:///etc/passwd']) {
    const source = openApiSource('web', settings(document), httpWorld({ isFromFile: false }))
    source.start()
    await until(source, ({ health }) => health.call(source).lastError !== null)
    expect(source.health().lastError?.message).toMatch(
      /not on the public internet|no http or https/,
    )
    await source.close()
  }
})
