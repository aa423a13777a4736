import { expect, it } from 'vitest'
import type { HttpRequest } from './http-request.ts'
import { redirected } from './redirected.ts'

const url = new URL('https://a.example/x')
const same = new URL('https://a.example/y')
const other = new URL('https://a.example:8443/y')
const get: HttpRequest = {
  url,
  method: 'GET',
  headers: { accept: '*/*' },
  ownHeaders: { cookie: 'c' },
}
const post: HttpRequest = {
  ...get,
  method: 'POST',
  headers: { ...get.headers, 'content-type': 'text/plain' },
  body: new Uint8Array([1]),
}

it.each([301, 302, 303, 307, 308])(
  'reads on after %i, with what is meant for the server alone',
  (status) => {
    expect(redirected(get, status, same)).toEqual({ ...get, url: same })
    expect(redirected(get, status, other)).toEqual({
      url: other,
      method: 'GET',
      headers: get.headers,
    })
  },
)

it.each([301, 302, 303])('makes a GET without body of a change at %i', (status) => {
  expect(redirected(post, status, same)).toEqual({ ...get, url: same, body: undefined })
})

it.each([307, 308])('repeats a change at %i to the same server alone', (status) => {
  expect(redirected(post, status, same)).toEqual({ ...post, url: same })
  expect(() => redirected(post, status, other)).toThrow('on to another server')
})
