import { beforeEach, expect, test, vi } from 'vitest'
import { failure, success } from '#lib/base/outcome.ts'
import { GET } from './route.ts'

const { endSignIn, jar } = vi.hoisted(() => ({
  endSignIn: vi.fn(),
  jar: { get: vi.fn(), delete: vi.fn() },
}))
vi.mock('#lib/server/the-console.ts', () => ({ theConsole: async () => ({ endSignIn }) }))
vi.mock('next/headers', () => ({ cookies: async () => jar }))

beforeEach(() => {
  endSignIn.mockReset().mockResolvedValue(success(true))
  jar.get.mockReset().mockReturnValue({ value: 'state-1' })
})

async function placeAfter(query: string, name = 'wiki'): Promise<string | null> {
  const request = new Request(`http://127.0.0.1:3000/api/sources/${name}/oauth/callback?${query}`)
  const answer = await GET(request, { params: Promise.resolve({ name }) })
  return answer.headers.get('location')
}

test('a sign-in ends in the browser in which it was begun', async () => {
  expect(await placeAfter('code=c&state=state-1')).toBe('/sources?source=wiki')
  expect(endSignIn).toHaveBeenCalledWith('wiki', expect.any(URLSearchParams))
  expect(jar.delete).toHaveBeenCalled()
})

test('in another browser, or with another state, nothing is ended', async () => {
  expect(await placeAfter('code=c&state=other')).toBe('/sources?source=wiki&sign-in=failed')
  expect(await placeAfter('code=c')).toBe('/sources?source=wiki&sign-in=failed')
  jar.get.mockReturnValue(undefined)
  expect(await placeAfter('code=c&state=state-1')).toBe('/sources?source=wiki&sign-in=failed')
  expect(endSignIn).not.toHaveBeenCalled()
})

test('a sign-in that the source refuses, or a name that is none, leads to no source', async () => {
  endSignIn.mockResolvedValue(failure('No.'))
  expect(await placeAfter('code=c&state=state-1')).toBe('/sources?source=wiki&sign-in=failed')
  expect(await placeAfter('code=c&state=state-1', '..')).toBeNull()
})
