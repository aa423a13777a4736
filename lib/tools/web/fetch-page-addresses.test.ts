import { expect, onTestFinished, test } from 'vitest'
import { addressRefusal } from '#lib/network/address-rules.ts'
import { contentOf, failureOf } from '../testing/call-tool.ts'
import { fetching, html, served } from '../testing/page-server.ts'

test.each([
  'http://127.0.0.1/',
  'http://localhost/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://127.0.0.1./',
  'http://①②⑦.⓪.⓪.①/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://inside.example./',
])('%s is refused before anything is connected', async (url) => {
  const { port, requests } = await served(html('secret'))
  const tool = fetching({ rule: addressRefusal })
  const failure = await failureOf(tool, { url: url.replace(/(?<=[^:/])\//, `:${port}/`) })
  expect(failure).toContain('is not on the public internet')
  expect(requests).toHaveLength(0)
})

test('a host with one public and one private address is refused', async () => {
  const resolve = async () => ['93.184.215.14', '10.0.0.1']
  const tool = fetching({ rule: addressRefusal, resolve })
  expect(await failureOf(tool, { url: 'http://both.example/' })).toContain(
    '(its address is private)',
  )
})

test('the connection goes to the address that was checked, and the name is resolved once', async () => {
  const { port, requests } = await served(html('<p>checked'))
  const answers = [['127.0.0.1'], ['192.0.2.1']]
  let asked = 0
  const resolve = async () => answers[asked++] ?? []
  const content = await contentOf(fetching({ resolve }), { url: `http://rebind.example:${port}/` })
  expect(content).toContain('checked')
  expect(asked).toBe(1)
  expect(requests[0]?.headers.host).toBe(`rebind.example:${port}`)
})

test('a redirect to a private address is refused, though the first address was not', async () => {
  const inner = await served(html('secret'))
  const outer = await served((_request, response) => {
    response.writeHead(302, { location: `http://inner.example:${inner.port}/` }).end()
  })
  // The test's own server counts as public here: a real one cannot be had.
  const rule = (address: string) => (address === '127.0.0.1' ? undefined : addressRefusal(address))
  const resolve = async (name: string) => (name === 'inner.example' ? ['10.0.0.1'] : ['127.0.0.1'])
  const tool = fetching({ rule, resolve })
  const url = `http://outer.example:${outer.port}/`
  expect(await failureOf(tool, { url })).toContain('host "inner.example" is not on the public')
  expect(outer.requests).toHaveLength(1)
  expect(inner.requests).toHaveLength(0)
})

test.each([
  ['file:///etc/passwd', 'Only http and https'],
  ['ftp://example.org/', 'Only http and https'],
  ['data:text/html,hello', 'Only http and https'],
  ['http://user:pass@example.org/', 'user name or password'],
  ['example.org', 'is not one of a web page'],
  ['http://', 'is not one of a web page'],
])('%s is refused with a sentence', async (url, sentence) => {
  expect(await failureOf(fetching(), { url })).toContain(sentence)
})

test.each(['file:///etc/passwd', 'http://user:pass@127.0.0.1/', 'javascript:alert(1)', 'http://['])(
  'a redirect to %s is refused',
  async (location) => {
    const { url } = await served((_request, response) => {
      response.writeHead(302, { location }).end()
    })
    expect(await failureOf(fetching(), { url })).toMatch(/^(?:Only|The address)/)
  },
)

test('a proxy of the environment is not used', async () => {
  const proxy = await served(html('<p>proxied'))
  const page = await served(html('<p>direct'))
  process.env.HTTP_PROXY = proxy.url
  process.env.http_proxy = proxy.url
  onTestFinished(() => {
    delete process.env.HTTP_PROXY
    delete process.env.http_proxy
  })
  expect(await contentOf(fetching(), { url: page.url })).toContain('direct')
  expect(proxy.requests).toHaveLength(0)
})
