import { expect, it, onTestFinished } from 'vitest'
import { describedService } from '#fixtures/http-service/described-service.ts'
import { echoService } from '#fixtures/http-service/echo-service.ts'
import { httpWorld } from '#fixtures/http-service/http-world.ts'
import { localServer } from '#fixtures/http-service/local-server.ts'
import { callTool, untilReady } from '#fixtures/sources/source-world.ts'
import { openApiSource } from './open-api-source.ts'

const SCHEMES = {
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  query: { type: 'apiKey', in: 'query', name: 'api key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
  basic: { type: 'http', scheme: 'basic' },
  bearer: { type: 'http', scheme: 'Bearer' },
  oauth: { type: 'oauth2', flows: {} },
}

const REFERENCE = '$' + '{SECRET}'
const variable = (name: string) => (name === 'SECRET' ? 'top secret' : undefined)

const secured = (security: object | undefined, credentials: Record<string, string>) =>
  describedService({
    paths: { '/a': { get: { ...(security && { security }) } } },
    components: { securitySchemes: SCHEMES },
    settings: { credentials },
    world: { variable },
  })

it.each([
  ['key', REFERENCE, { 'x-key': 'top secret' }],
  ['cookie', 'a b', { cookie: 'sid=a%20b' }],
  ['basic', `user:${REFERENCE}`, { authorization: `Basic ${btoa('user:top secret')}` }],
  ['bearer', 'token', { authorization: 'Bearer token' }],
  ['oauth', 'token', { authorization: 'Bearer token' }],
])('sends %s as its scheme says', async (scheme, value, headers) => {
  const { sent } = await secured([{ [scheme]: [] }], { [scheme]: value })
  expect((await sent()).headers).toMatchObject(headers)
})

it('adds a key to the query', async () => {
  const { sent } = await secured([{ query: [] }], { query: 'a&b' })
  expect((await sent()).target).toBe('/v1/a?api%20key=a%26b')
})

it('takes the first alternative that the settings can meet, and everything where nothing is said', async () => {
  const given = { key: 'k', bearer: 'b' }
  const alternatives = await secured([{ oauth: [] }, { bearer: [], basic: [] }, { key: [] }], given)
  const { headers } = await alternatives.sent()
  expect(headers).toMatchObject({ 'x-key': 'k' })
  expect(headers).not.toHaveProperty('authorization')
  const all = await secured(undefined, given)
  expect((await all.sent()).headers).toMatchObject({ 'x-key': 'k', authorization: 'Bearer b' })
  const none = await secured([], given)
  expect((await none.sent()).headers).not.toHaveProperty('x-key')
})

it('names a variable that is not set, and sends nothing', async () => {
  const { call, service } = await secured([{ key: [] }], { key: '$' + '{MISSING}' })
  await expect(call()).rejects.toThrow("The server's environment has no MISSING")
  expect(service.arrived).toEqual([])
})

it('goes to no server that only the document names', async () => {
  const other = await echoService()
  onTestFinished(() => other.close())
  const given = {
    paths: { '/a': { get: { security: [{ key: [] }] } } },
    components: { securitySchemes: SCHEMES },
    more: { servers: [{ url: other.origin }] },
    world: { rule: () => undefined },
  }
  const { call } = await describedService({ ...given, settings: { credentials: { key: 'k' } } })
  await expect(call()).rejects.toThrow('set baseUrl')
  expect(other.arrived).toEqual([])
  const settings = { credentials: { key: 'k' }, baseUrl: other.origin }
  await (await describedService({ ...given, settings })).call()
  expect(other.arrived[0]?.headers).toMatchObject({ 'x-key': 'k' })
})

it('goes to no server that the address of the document redirects to', async () => {
  const other = await echoService()
  const first = await localServer((_, response) =>
    response.writeHead(302, { location: `${other.origin}/openapi.json` }).end(),
  )
  other.describe({
    openapi: '3.1.0',
    info: { title: 'Other', version: '1' },
    paths: { '/a': { get: { security: [{ key: [] }] } } },
    components: { securitySchemes: SCHEMES },
  })
  const source = openApiSource(
    'moved',
    { transport: 'openapi', document: `${first.origin}/a.json`, credentials: { key: 'k' } },
    httpWorld({ rule: () => undefined }),
  )
  onTestFinished(async () => {
    await source.close()
    await first.close()
    await other.close()
  })
  source.start()
  await untilReady(source)
  await expect(callTool(source, 'get_a')).rejects.toThrow('set baseUrl')
  expect(other.arrived).toEqual([])
})

it('stays behind at a redirect to another server, as cookies and headers of the call do', async () => {
  const other = await echoService()
  onTestFinished(() => other.close())
  const parameters = [
    { name: 'x-own', in: 'header', schema: {} },
    { name: 'sid', in: 'cookie', schema: {} },
  ]
  const { service, call } = await describedService({
    paths: { '/a': { get: { security: [{ bearer: [] }], parameters } } },
    components: { securitySchemes: SCHEMES },
    settings: { credentials: { bearer: 'secret' } },
    world: { rule: () => undefined },
  })
  service.answer({ status: 302, headers: { location: `${other.origin}/b` } })
  await call('{"x-own":"1","sid":"2"}')
  expect(service.arrived[0]?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'x-own': '1',
  })
  const { headers } = other.arrived[0] ?? {}
  expect(Object.keys(headers ?? {}).sort()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ])
})

it('sends a change on to no other server', async () => {
  const other = await echoService()
  onTestFinished(() => other.close())
  const { service, call } = await describedService({
    paths: { '/a': { post: { requestBody: { content: { 'application/json': {} } } } } },
    world: { rule: () => undefined },
  })
  service.answer({ status: 307, headers: { location: `${other.origin}/b` } })
  await expect(call('{"body":1}')).rejects.toThrow('sends the call on to another server')
  expect(other.arrived).toEqual([])
})

it('is masked in an answer that says it back', async () => {
  const { call, service } = await describedService({
    paths: { '/a': { get: { security: [{ key: [] }] } } },
    components: { securitySchemes: SCHEMES },
    settings: { credentials: { key: 'zebra-4711' } },
    world: { secrets: ['zebra-4711'] },
  })
  const { content } = await call()
  expect(service.arrived[0]?.headers).toMatchObject({ 'x-key': 'zebra-4711' })
  expect(content).toContain('[given value]')
  expect(content).not.toContain('zebra')
})
