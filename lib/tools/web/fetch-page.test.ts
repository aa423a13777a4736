import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { serialise } from '#lib/base/json.ts'
import { utf8Length } from '#lib/base/text.ts'
import { callTool, contentOf, failureOf } from '../testing/call-tool.ts'
import { fetching, html, served } from '../testing/page-server.ts'

test('a page is given as readable text with its title, type and size', async () => {
  const { url, requests } = await served(html('<title>Inn</title><p>Open <!-- hidden -->daily'))
  const { result, progress } = await callTool(fetching(), { url })
  expect(result.content).toBe(
    `Page "Inn" at "${url}/": "text/html", 46 bytes of source, its text shown whole.\n\nOpen daily`,
  )
  expect(result.artifacts.map((one) => one.kind)).toEqual(['text', 'link', 'key_value'])
  expect(progress.length).toBeGreaterThan(0)
  expect(requests[0]?.method).toBe('GET')
  expect(requests[0]?.headers).not.toHaveProperty('cookie')
})

test('five redirects are followed, a sixth is not', async () => {
  const { url, requests } = await served((request, response) => {
    const left = Number(request.url?.slice(1))
    if (left === 0) html('<p>arrived')(request, response)
    else response.writeHead(302, { location: `/${left - 1}` }).end()
  })
  const { result } = await callTool(fetching(), { url: `${url}/5` })
  expect(result.content).toContain('arrived')
  expect(result.artifacts[1]?.payload).toMatchObject({
    links: [0, 5, 4, 3, 2, 1].map((left) => ({ href: `${url}/${left}` })),
  })
  expect(result.content).toContain(`It was redirected from "${url}/5", "${url}/4"`)
  requests.length = 0
  expect(await failureOf(fetching(), { url: `${url}/6` })).toContain('more than 5 times')
  expect(requests).toHaveLength(6)
})

test('a redirect in a circle ends', async () => {
  const { url } = await served((_request, response) => {
    response.writeHead(301, { location: '/' }).end()
  })
  expect(await failureOf(fetching(), { url })).toContain('redirects more than 5 times')
})

test('a page without end stops at the limit and says so', async () => {
  const { url } = await served((_request, response) => {
    response.setHeader('content-type', 'text/plain')
    const more = () => {
      while (response.write('x'.repeat(10_000)) && !response.destroyed);
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  })
  const content = await contentOf(fetching(), { url })
  expect(content).toContain('100,000 bytes of source')
  expect(content).toContain('the rest of its source was not fetched')
})

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
] as const)('a bomb in %s is unfolded to the limit and no further', async (encoding, compress) => {
  const bomb = compress(Buffer.alloc(200_000_000))
  const { url } = await served((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/plain', 'content-encoding': encoding })
      .end(bomb)
  })
  const content = await contentOf(fetching(), { url })
  expect(content).toContain('100,000 bytes of source')
})

test('a compressed page is read, twice compressed too, and an unknown compression is refused', async () => {
  let encoding = 'gzip, br'
  const { url } = await served((_request, response) => {
    const body = brotliCompressSync(gzipSync('<p>folded'))
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(body)
  })
  expect(await contentOf(fetching(), { url })).toContain('folded')
  encoding = 'zstd'
  expect(await failureOf(fetching(), { url })).toContain('compressed in a way that is not read')
  encoding = 'gzip'
  expect(await failureOf(fetching(), { url })).toContain('its compression is broken')
  encoding = 'gzip, gzip, gzip'
  expect(await failureOf(fetching(), { url })).toContain('compressed in a way that is not read')
})

test.each([
  ['silent before the headers', (): RequestListener => () => undefined],
  [
    'silent in the body',
    (): RequestListener => (_request, response) => {
      response.setHeader('content-type', 'text/html')
      response.write('<p>begun')
    },
  ],
])(
  'a server that is %s is given up in time, and at once when the call is stopped',
  async (_name, listener) => {
    const { url } = await served(listener())
    expect(await failureOf(fetching({ timeoutMs: 300 }), { url })).toBe(
      'The page did not arrive within 0.3 seconds: try again, or choose another.',
    )
    const stop = new AbortController()
    const call = callTool(fetching(), { url }, stop.signal)
    setTimeout(() => stop.abort(new Error('stopped')), 50)
    await expect(call).rejects.toThrow('stopped')
  },
)

test('a resolver that never answers is given up', async () => {
  const tool = fetching({ resolve: () => new Promise(() => undefined), timeoutMs: 100 })
  expect(await failureOf(tool, { url: 'http://slow.example/' })).toContain('did not arrive within')
})

test.each([
  ['text/html; charset=iso-8859-1', Buffer.from('<p>grün', 'latin1'), 'grün'],
  ['text/html', Buffer.from('<meta charset="windows-1251"><p>\xe4\xe0', 'latin1'), 'да'],
  ['text/html', Buffer.from('\ufeff<p>grün', 'utf16le'), 'grün'],
  ['text/plain; charset="shift_jis"', Buffer.from([0x93, 0xfa, 0x96, 0x7b]), '日本'],
  ['text/html; charset=no-such', Buffer.from('<p>grün'), 'grün'],
  ['', Buffer.from('<p>grün'), 'grün'],
  ['application/json', Buffer.from('{"a": "<b>"}'), '{"a": "<b>"}'],
  ['application/problem+json', Buffer.from('{}'), '{}'],
])('a body of type %j is decoded', async (type, body, text) => {
  const { url } = await served((_request, response) => {
    if (type !== '') response.setHeader('content-type', type)
    response.end(body)
  })
  const content = await contentOf(fetching(), { url })
  expect(content.slice(content.indexOf('\n\n') + 2)).toBe(text)
})

test('what is no text is described and not fetched', async () => {
  const { url } = await served((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': '5' }).end('BYTES')
  })
  expect(await contentOf(fetching(), { url })).toBe(
    `The address "${url}/" gives "image/png", 5 bytes. It is no text, so it was not fetched.`,
  )
})

test.each([
  [404, 'there is no such page'],
  [403, 'it is not open to everybody'],
  [429, 'try again later'],
  [500, 'try again later'],
  [304, 'try again later'],
])('status %d fails with advice and without the body', async (status, advice) => {
  const { url } = await served((_request, response) => {
    response.writeHead(status).end(status === 304 ? undefined : 'the body')
  })
  const failure = await failureOf(fetching(), { url })
  expect(failure).toContain(`status ${status}: `)
  expect(failure).toContain(advice)
  expect(failure).not.toContain('the body')
})

test('a port where nobody listens, and a name that nobody has, fail with a sentence', async () => {
  const { port } = await served(html(''))
  const closed = await new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as AddressInfo
      server.close(() => resolve(free))
    })
  })
  expect(port).not.toBe(closed)
  expect(await failureOf(fetching(), { url: `http://127.0.0.1:${closed}/` })).toContain(
    'refuses connections',
  )
  const resolve = async () => {
    throw new Error('ENOTFOUND')
  }
  expect(await failureOf(fetching({ resolve }), { url: 'http://nobody.example/' })).toContain(
    'is not known',
  )
})

test('a long page fits the budgets and is read on from where it stopped', async () => {
  const unit = '漢"\u0001'
  const { url } = await served((_request, response) => {
    response.setHeader('content-type', 'text/plain; charset=utf-8')
    response.end(unit.repeat(15_000))
  })
  let whole = ''
  let offset = 0
  for (let part = 0; part < 50 && offset >= 0; part++) {
    const { result } = await callTool(fetching(), { url, offset })
    expect(utf8Length(result.content)).toBeLessThanOrEqual(45_000)
    expect(utf8Length(serialise([...result.artifacts]))).toBeLessThanOrEqual(50_000)
    whole += result.content.slice(result.content.indexOf('\n\n') + 2)
    offset = Number(/go on with offset (\d+)/.exec(result.content)?.[1] ?? -1)
  }
  expect(whole).toBe(unit.repeat(15_000))
})
