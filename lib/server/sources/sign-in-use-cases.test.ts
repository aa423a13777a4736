import { expect, test } from 'vitest'
import { FakeSource } from '#fixtures/sources/fake-source.ts'
import { NetworkFailure } from '#lib/network/network-failure.ts'
import { SourceError } from '#lib/sources/source-error.ts'
import { signInUseCases } from './sign-in-use-cases.ts'

function useCases(url: string) {
  const ended: string[] = []
  const source = Object.assign(new FakeSource('wiki'), {
    startSignIn: async () => {
      return { url: new URL(url), tokenUrl: new URL('https://tokens.example/token') }
    },
    async finishSignIn(params: URLSearchParams) {
      if (params.get('code') === null) throw new SourceError('source_sign_in', 'Nobody signed in.')
      ended.push(params.get('code') ?? '')
    },
  })
  const others = new Map([
    ['wiki', source],
    ['plain', new FakeSource('plain')],
  ])
  return { ...signInUseCases({ find: (name) => others.get(name) }), ended }
}

test('a sign-in that is begun tells where to go on and what binds its end', async () => {
  const { beginSignIn } = useCases('https://id.example/authorize?state=s1')
  expect(await beginSignIn('wiki')).toEqual({
    ok: true,
    value: {
      url: 'https://id.example/authorize?state=s1',
      host: 'id.example',
      tokenHost: 'tokens.example',
      state: 's1',
    },
  })
})

test('without a state, or at a source without a sign-in, none is begun', async () => {
  const { beginSignIn } = useCases('https://id.example/authorize')
  for (const name of ['wiki', 'plain', 'nobody', '__proto__']) {
    expect(await beginSignIn(name)).toMatchObject({ ok: false })
  }
})

test('the end is handed on, and what went wrong is told in the sentence of the source', async () => {
  const { endSignIn, ended } = useCases('https://id.example/?state=s1')
  expect(await endSignIn('wiki', new URLSearchParams({ code: 'c1' }))).toMatchObject({ ok: true })
  expect(ended).toEqual(['c1'])
  expect(await endSignIn('wiki', new URLSearchParams())).toEqual({
    ok: false,
    problem: 'Nobody signed in.',
  })
})

test('a host that may not be reached is told in a sentence as well', async () => {
  const source = Object.assign(new FakeSource('wiki'), {
    async startSignIn(): Promise<never> {
      throw new NetworkFailure('The host is not on the public internet.')
    },
    finishSignIn: async () => undefined,
  })
  const { beginSignIn } = signInUseCases({ find: () => source })
  const problem = 'The host is not on the public internet.'
  expect(await beginSignIn('wiki')).toEqual({ ok: false, problem })
})
