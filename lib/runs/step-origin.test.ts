import { expect, test } from 'vitest'
import { adoptResult } from '#lib/contract/adopt-result.ts'
import { stepOrigin } from './step-origin.ts'

const originOf = (foreign: unknown) =>
  stepOrigin(adoptResult(foreign, 'mcp').origin, { format: 'mcp', before: ['before'] })

const text = { type: 'text', text: 'x', annotations: { audience: ['user'] } }

test('a step holds what stood beside the content, by its place', () => {
  const foreign = { content: [text], _meta: { 'a/b~c': 1 }, 'a/b~c': 2 }
  expect(originOf(foreign)).toEqual({
    format: 'mcp',
    notes: ['before', expect.stringContaining('a member that its form does not have')],
    parts: [
      { from: '/content/0', to: ['/content'] },
      { from: '/content/0/annotations', to: ['/origin'] },
      { from: '/_meta', to: ['/origin'] },
      { from: '/a~1b~0c', to: ['/origin'] },
    ],
    aside: {
      '/content/0/annotations': { audience: ['user'] },
      '/_meta': { 'a/b~c': 1 },
      '/a~1b~0c': 2,
    },
  })
})

test('what is too long is left out and said, and many parts are counted', () => {
  const more = expect.stringContaining('more beside its content')
  const long = originOf({ content: [], _meta: { long: 'x'.repeat(20_000) } })
  expect(long).toMatchObject({ notes: ['before', more] })
  expect(long.aside).toBeUndefined()
  const many = originOf({ content: Array(150).fill(text) })
  expect(many).toMatchObject({ notes: ['before', more], partsLeftOut: 200 })
  expect(many.parts).toHaveLength(100)
  expect(Object.keys(many.aside ?? {})).toHaveLength(100)
})

test('a denied call is told', () => {
  const { origin } = adoptResult({ type: 'execution-denied' }, 'ai-sdk')
  expect(stepOrigin(origin, { format: 'ai-sdk', before: [] })).toMatchObject({ denied: true })
})

test('a name that every object inherits is a member like any other', () => {
  const foreign: unknown = JSON.parse('{"content":[],"__proto__":{"a":1}}')
  expect(originOf(foreign).aside).toEqual(JSON.parse('{"/__proto__":{"a":1}}'))
})
