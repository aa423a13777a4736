import { expect, it, onTestFinished } from 'vitest'
import { localServer } from '#fixtures/http-service/local-server.ts'
import { signInFetch } from './sign-in-fetch.ts'

const SERVICE = new URL('https://service.example/mcp')

async function answering(status: number, body: string) {
  const asked: string[] = []
  const server = await localServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  onTestFinished(() => server.close())
  return { asked, port: new URL(server.origin).port }
}

it('connects to the very addresses that were checked, whatever the name resolves to afterwards', async () => {
  const { asked, port } = await answering(200, '{}')
  const looked: string[] = []
  const resolve = async (hostname: string) => {
    looked.push(hostname)
    return ['127.0.0.1']
  }
  const fetchFn = signInFetch(SERVICE, () => undefined, resolve)
  const body = new URLSearchParams({ grant_type: 'authorization_code' })
  const response = await fetchFn(`http://no-such-name.invalid:${port}/token`, {
    method: 'POST',
    body,
  })
  expect(await response.json()).toEqual({})
  expect(looked).toEqual(['no-such-name.invalid'])
  expect(asked).toEqual(['POST /token'])
})

it('asks no host that the rule refuses', async () => {
  const { asked, port } = await answering(200, '{}')
  const fetchFn = signInFetch(SERVICE, () => 'private')
  await expect(fetchFn(`http://127.0.0.1:${port}/token`)).rejects.toThrow('public internet')
  expect(asked).toEqual([])
})

it.each([
  [
    JSON.stringify({ error: 'invalid_grant', error_description: 'FOREIGN' }),
    '{"error":"invalid_grant"}',
  ],
  [JSON.stringify({ error: 'FOREIGN words' }), ''],
  ['FOREIGN', ''],
])('hands on the code of a refusal and none of its words: %s', async (said, told) => {
  const { port } = await answering(400, said)
  const own = new URL(`http://127.0.0.1:${port}/mcp`)
  const response = await signInFetch(own, () => 'private')(own)
  expect(response.status).toBe(400)
  expect(await response.text()).toBe(told)
})
