import { afterEach, beforeEach, expect, it } from 'vitest'
import { type SignedService, startSignedService } from '#fixtures/sign-in/signed-service.ts'
import { callTool, sourceWorld, until, untilReady } from '#fixtures/sources/source-world.ts'
import { isAdoptedResult } from '#lib/contract/adopt-result.ts'
import type { McpHttpSettings } from '../source-settings.ts'
import { type McpSource, mcpSource } from './mcp-source.ts'
import type { TokenStore } from './token-store.ts'

const REDIRECT_URL = 'http://127.0.0.1:3000/sources/signed/signed-in'

let service: SignedService
let saved: Map<string, string>
const opened: McpSource[] = []

beforeEach(async () => {
  service = await startSignedService()
  saved = new Map()
})

afterEach(async () => {
  for (const source of opened.splice(0)) await source.close()
  await service.end()
})

function made(oauth?: McpHttpSettings['oauth'], url = service.url): McpSource {
  const tokens: TokenStore = {
    load: async (name) => saved.get(name) ?? null,
    save: async (name, secret) => {
      saved.set(name, secret)
    },
    clear: async (name) => {
      saved.delete(name)
    },
  }
  const settings = {
    transport: 'streamable_http' as const,
    url,
    headers: {},
    ...(oauth && { oauth }),
  }
  const signIn = { tokens, redirectUrl: REDIRECT_URL }
  const source = mcpSource('signed', settings, sourceWorld({ signIn, random: () => 0 }))
  opened.push(source)
  return source
}

async function askedToSignIn(source: McpSource): Promise<void> {
  source.start()
  await until(source, ({ health }) => health.call(source).state === 'sign_in')
}

async function signedIn(source: McpSource): Promise<void> {
  await askedToSignIn(source)
  const back = await service.agree((await source.startSignIn()).url)
  await source.finishSignIn(back.searchParams)
  await untilReady(source)
}

async function secretOf(source: McpSource, tool = 'secret'): Promise<unknown> {
  const adopted = await callTool(source, tool)
  return isAdoptedResult(adopted) && adopted.result.content
}

it('waits for a sign-in, registers, takes the code with PKCE, and then connects and calls', async () => {
  const source = made()
  await signedIn(source)
  expect(await secretOf(source)).toBe('signed in')
  expect(service.log.registrations).toBe(1)
  const [request] = service.log.tokenRequests
  expect(request?.get('resource')).toBe(service.url)
  expect(source.health().state).toBe('ready')
})

it('registers nothing and begins nothing while no administrator asks', async () => {
  const source = made()
  await askedToSignIn(source)
  expect(service.log.registrations).toBe(0)
  expect(saved.size).toBe(0)
  await expect(callTool(source, 'secret')).rejects.toThrow()
})

it('comes back after a restart without a new sign-in', async () => {
  const first = made()
  await signedIn(first)
  await first.close()
  const second = made()
  second.start()
  await untilReady(second)
  expect(await secretOf(second)).toBe('signed in')
})

it('refreshes a token that has run out, once for many calls, and asks for a sign-in where that fails', async () => {
  const source = made()
  await signedIn(source)
  service.expire()
  const answers = await Promise.all([1, 2, 3].map(() => secretOf(source)))
  expect(answers).toEqual(['signed in', 'signed in', 'signed in'])
  expect(service.log.refreshes).toBe(1)
  service.expire(true)
  await expect(secretOf(source)).rejects.toMatchObject({ code: 'source_sign_in' })
  expect(source.health().state).toBe('sign_in')
})

it('takes no end of a sign-in that was not begun, that is another, or that comes twice', async () => {
  const source = made()
  await askedToSignIn(source)
  const strange = new URLSearchParams({ code: 'x', state: 'y' })
  await expect(source.finishSignIn(strange)).rejects.toThrow('not the end')
  const { url: address } = await source.startSignIn()
  await expect(source.finishSignIn(strange)).rejects.toThrow('not the end')
  const back = await service.agree(address)
  await source.finishSignIn(back.searchParams)
  await expect(source.finishSignIn(back.searchParams)).rejects.toThrow('not the end')
})

it('tells a refusal of the service in a sentence, without its words', async () => {
  const source = made()
  await askedToSignIn(source)
  const { searchParams } = (await source.startSignIn()).url
  const refusal = new URLSearchParams({
    error: 'access_denied',
    error_description: 'FOREIGN-BYTES',
    state: searchParams.get('state') ?? '',
  })
  const failed = source.finishSignIn(refusal)
  await expect(failed).rejects.toMatchObject({ code: 'source_sign_in' })
  await expect(failed).rejects.not.toThrow('FOREIGN')
})

it.each([
  ['is another', 'https://evil.example'],
  ['is missing, though the metadata promises one', null],
])('sends the code nowhere where the issuer of the answer %s', async (_, iss) => {
  const source = made()
  await askedToSignIn(source)
  const back = await service.agree((await source.startSignIn()).url)
  if (iss === null) back.searchParams.delete('iss')
  else back.searchParams.set('iss', iss)
  await expect(source.finishSignIn(back.searchParams)).rejects.toThrow('issuer that answered')
  expect(service.log.tokenRequests).toEqual([])
})

it('tells where the administrator goes, and where the code of it becomes a token', async () => {
  const source = made()
  await askedToSignIn(source)
  const { url, tokenUrl } = await source.startSignIn()
  const { origin } = new URL(service.url)
  expect([url.origin + url.pathname, tokenUrl.href]).toEqual([
    `${origin}/authorize`,
    `${origin}/token`,
  ])
})

it('signs in at the issuer that the settings name, and registers at no other', async () => {
  const other = made({ issuer: 'https://id.example' })
  await askedToSignIn(other)
  await expect(other.startSignIn()).rejects.toThrow('another issuer')
  expect(service.log.registrations).toBe(0)
  await signedIn(made({ issuer: `${new URL(service.url).origin}/` }))
})

it('sends a token that another issuer gave to nobody once an issuer is named', async () => {
  const first = made()
  await signedIn(first)
  await first.close()
  await askedToSignIn(made({ issuer: 'https://id.example' }))
})

it('keeps a token for the address it was given for: a source of the same name elsewhere gets none', async () => {
  const first = made()
  await signedIn(first)
  await first.close()
  const { length } = service.log.tokenRequests
  await askedToSignIn(made(undefined, `${service.url}?moved`))
  expect(service.log.tokenRequests).toHaveLength(length)
})

it('masks its token in a result that says it back', async () => {
  const source = made()
  await signedIn(source)
  const said = await secretOf(source, 'headers')
  expect(said).toContain('"authorization":"Bearer [given value]"')
  const { tokens } = JSON.parse(saved.get('signed') ?? '{}')
  expect(said).not.toContain(tokens.access_token)
})
