import { expect, it } from 'vitest'
import { describedService } from '#fixtures/http-service/described-service.ts'

const string = { type: 'string' }
const post = (content: object) => ({ paths: { '/b': { post: { requestBody: { content } } } } })

it('puts every parameter where the document says, from one form', async () => {
  const { source, sent } = await describedService({
    paths: {
      '/a/{id}/{rest}.txt': {
        parameters: [
          { name: 'id', in: 'path', required: true, schema: string },
          { name: 'rest', in: 'path', required: true, schema: { type: 'array' }, style: 'label' },
        ],
        get: {
          parameters: [
            { name: 'id', in: 'query', schema: string },
            { name: 'filter[x]', in: 'query', schema: string },
            { name: 'json', in: 'query', content: { 'application/json': { schema: {} } } },
            { name: 'X-Many', in: 'header', schema: { type: 'array' } },
            { name: 'session', in: 'cookie', schema: string },
            { name: 'Host', in: 'header', schema: string },
            { name: 'Authorization', in: 'header', schema: string },
          ],
        },
      },
    },
  })
  const names = Object.keys(source.tools()[0]?.tool.definition.arguments.properties ?? {})
  expect(names).toEqual(['path_id', 'rest', 'query_id', 'filter_x_', 'json', 'X-Many', 'session'])
  const { target, headers } = await sent(
    '{"path_id":"a/b?c","rest":["x","y"],"query_id":"é","filter_x_":"1","json":{"n": 1.10},"X-Many":["p","q"],"session":"s;t"}',
  )
  expect(target).toBe(
    '/v1/a/a%2Fb%3Fc/.x,y.txt?id=%C3%A9&filter%5Bx%5D=1&json=%7B%22n%22%3A%201.10%7D',
  )
  expect(headers).toMatchObject({ 'x-many': 'p,q', cookie: 'session=s%3Bt' })
  expect(headers).not.toHaveProperty('authorization')
})

it('keeps the digits that were typed, in paths, queries and bodies', async () => {
  const { sent } = await describedService({
    paths: {
      '/a/{id}': {
        post: {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
            { name: 'q', in: 'query', schema: { type: 'array', items: { type: 'number' } } },
          ],
          requestBody: { content: { 'application/json': { schema: {} } } },
        },
      },
    },
  })
  const body = '{"price": 1.10, "id": 12345678901234567890, "e": 1e400}'
  const arrived = await sent(
    `{"id": 98765432109876543210, "q": [0.1234567890123456789], "body": ${body} }`,
  )
  expect(arrived.target).toBe('/v1/a/98765432109876543210?q=0.1234567890123456789')
  expect(arrived.body.toString()).toBe(body)
  expect(arrived.headers['content-type']).toBe('application/json')
})

it('never lets an argument leave its segment of the path, nor its header', async () => {
  const { call, service } = await describedService({
    paths: {
      '/a/{id}/b': {
        get: {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: string },
            { name: 'x', in: 'header', schema: string },
          ],
        },
      },
    },
  })
  for (const id of ['.', '..']) {
    await expect(call(JSON.stringify({ id }))).rejects.toThrow('may not be . or .. there')
  }
  await expect(call('{"id":""}')).rejects.toThrow('An argument in the path is empty')
  await expect(call('{"id":"1","x":"a\\r\\ny: b"}')).rejects.toThrow('no header can carry')
  expect(service.arrived).toEqual([])
  await call('{"id":"../%2e%2e/\\\\"}')
  expect(service.arrived.at(-1)?.target).toBe('/v1/a/..%2F%252e%252e%2F%5C/b')
})

it('refuses an argument of a name that nothing in the request has', async () => {
  const { call, source } = await describedService({ paths: { '/a': { get: {} } } })
  await expect(call('{"x":1}')).rejects.toThrow('refused')
  const { tool } = source.tools()[0] ?? {}
  expect(tool?.parseArguments({ x: 1 }, { sendAnyway: true }).ok).toBe(false)
})

it('writes a form field by field, lists by repetition, objects as JSON unless a style says more', async () => {
  const schema = { type: 'object' }
  const encoding = {
    styled: { style: 'deepObject' },
    piped: { style: 'pipeDelimited', explode: false },
  }
  const { sent } = await describedService(
    post({ 'application/x-www-form-urlencoded': { schema, encoding } }),
  )
  const { body, headers } = await sent(
    '{"body":{"a":"x y&z","l":[1,2],"o":{"n":1.10},"styled":{"k":"v"},"piped":["p","q"],"none":null}}',
  )
  expect(body.toString()).toBe(
    'a=x+y%26z&l=1&l=2&o=%7B%22n%22%3A1.10%7D&styled%5Bk%5D=v&piped=p%7Cq',
  )
  expect(headers['content-type']).toBe('application/x-www-form-urlencoded')
})

it('writes multipart bodies with files from Base64 and from data URLs', async () => {
  const file = { type: 'string', format: 'binary' }
  const schema = { properties: { one: file, many: { type: 'array', items: file }, note: string } }
  const { sent } = await describedService(post({ 'multipart/form-data': { schema } }))
  const { body, headers } = await sent(
    JSON.stringify({
      body: {
        one: 'AP8=',
        many: ['data:text/plain;name=a%20%22b.txt;base64,aGk='],
        note: 'ü',
        object: { a: 1 },
      },
    }),
  )
  const boundary = /boundary=(.+)/.exec(headers['content-type'] ?? '')?.[1]
  const parts = body.toString('latin1').split(`--${boundary}`)
  expect(parts.slice(1, -1)).toEqual([
    '\r\nContent-Disposition: form-data; name="one"; filename="one"\r\nContent-Type: application/octet-stream\r\n\r\n\x00\xff\r\n',
    '\r\nContent-Disposition: form-data; name="many"; filename="a %22b.txt"\r\nContent-Type: text/plain\r\n\r\nhi\r\n',
    `\r\nContent-Disposition: form-data; name="note"\r\n\r\n${Buffer.from('ü').toString('latin1')}\r\n`,
    '\r\nContent-Disposition: form-data; name="object"\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n',
  ])
  expect(parts.at(-1)).toBe('--\r\n')
})

it('sends text and bytes as they are, in the form that was chosen', async () => {
  const { sent, call } = await describedService(
    post({ 'application/octet-stream': {}, 'text/csv': {}, 'application/json': { schema: {} } }),
  )
  expect((await sent('{"body":1.10}')).body.toString()).toBe('1.10')
  const text = await sent('{"body":"a,b","content_type":"text/csv"}')
  expect([text.body.toString(), text.headers['content-type']]).toEqual([
    'a,b',
    'text/csv; charset=utf-8',
  ])
  const bytes = await sent('{"body":"AP8=","content_type":"application/octet-stream"}')
  expect(bytes.body).toEqual(Buffer.from([0, 255]))
  await expect(call('{"body":"%","content_type":"application/octet-stream"}')).rejects.toThrow(
    'Base64',
  )
})

it('sends no body where none is given', async () => {
  const { sent } = await describedService(post({ 'application/json': { schema: {} } }))
  const { body, headers } = await sent('{}')
  expect(body).toHaveLength(0)
  expect(headers).not.toHaveProperty('content-type')
})
