import { expect, it } from 'vitest'
import { isAdoptedResult } from '#lib/contract/adopt-result.ts'
import { adoptResponse, type ServiceAnswer } from './adopt-response.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

function result(contentType: string, body: string | Uint8Array, more: Partial<ServiceAnswer> = {}) {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const answer = { status: 200, contentType, location: '', bytes, isCut: false, ...more }
  const given = adoptResponse(answer)
  return isAdoptedResult(given) ? given.result : given
}

const kinds = (given: ReturnType<typeof result>) => given.artifacts.map(({ kind }) => kind)

it('gives JSON as a value and its records as a table', () => {
  const given = result('application/json; charset=utf-8', '[{"a":1},{"a":2}]')
  expect(given.value).toEqual([{ a: 1 }, { a: 2 }])
  expect(kinds(given)).toEqual(['table'])
  expect(result('application/vnd.api+json', '{"a":[[]]}').value).toEqual({ a: [[]] })
})

it('loses no digit in the text and in what people see', () => {
  const given = result('application/json', '{"id":12345678901234567890}')
  expect(given.content).toBe('{"id":12345678901234567890}')
  expect(JSON.stringify(given.artifacts)).toContain('"12345678901234567890"')
  expect(given.value).toEqual({ id: 12345678901234567000 })
})

it('gives text as it is and HTML as what a person reads', () => {
  expect(result('text/csv', 'a,b\n').content).toBe('a,b\n')
  expect(result('text/html', '<p>Hi <b>there</b><script>x</script>').content).toBe('Hi there')
  expect(result('', 'plain').content).toBe('plain')
  expect(result('text/plain; charset=latin1', Buffer.from([0xe9])).content).toBe('é')
})

it('shows a picture by its bytes, under whatever name they come', () => {
  for (const type of ['image/png', 'image/webp', 'application/octet-stream', '']) {
    const given = result(type, PNG)
    expect(kinds(given)).toEqual(['image', 'key_value'])
    expect(given.artifacts[0]?.payload).toMatchObject({ images: [{ mime: 'image/png' }] })
  }
})

it('tells of other bytes what they are', () => {
  const given = result('application/pdf', '%PDF-1.7')
  expect(given.artifacts[0]?.payload).toMatchObject({
    entries: [
      { key: 'status', value: 200 },
      { key: 'type', value: 'application/pdf' },
      { key: 'bytes', value: 8 },
      { key: 'sha256', value: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ],
  })
})

it('tells where something new is', () => {
  const given = result('', '', { status: 201, location: '/things/5' })
  expect(given.content).toBe('The service answered with status 201 and no body.')
  expect(JSON.stringify(given.artifacts)).toContain('/things/5')
})

it('makes an error of a failure, with the words of the service apart from ours', () => {
  const given = result('application/problem+json', '{"title":"Gone wrong"}', { status: 422 })
  expect(given.isError).toBe(true)
  expect(given.content).toBe(
    'The service answered with status 422: check the arguments.\n\n{"title":"Gone wrong"}',
  )
  expect(given.artifacts.map(({ kind, status }) => [kind, status])).toEqual([
    ['key_value', 'error'],
  ])
  expect(result('image/png', PNG, { status: 500 }).content).toMatch(
    /status 500: try again later\.$/,
  )
  expect(result('application/json', '{', { status: 404 }).isError).toBe(true)
})

it('gives no half of an answer but of a text, and says so there', () => {
  expect(() => result('application/json', '[1', { isCut: true })).toThrow('more than is read')
  expect(() => result('image/png', PNG, { isCut: true })).toThrow('more than is read')
  expect(result('text/plain', 'abc', { isCut: true }).content).toMatch(
    /^abc\n\n\(The service sent more/,
  )
})
