import { expect, test } from 'vitest'
import { SourceSettings } from '#lib/sources/source-settings.ts'
import { givenSecrets } from './given-secrets.ts'

const reference = (name: string) => `$\{${name}}`
const VARIABLES = new Map([
  ['WIKI_TOKEN', 'opensesame-1'],
  ['HOME', '/home/ann-of-the-wiki'],
])

const secretsOf = (settings: object) =>
  givenSecrets(SourceSettings.parse(settings), (name) => VARIABLES.get(name))

test('of headers those are secrets that are named so or refer to a variable, with their words', () => {
  const headers = {
    Authorization: `Bearer ${reference('WIKI_TOKEN')}`,
    Accept: 'application/json',
    'X-Who': reference('HOME'),
  }
  const url = 'https://wiki.example/mcp?token=query-secret'
  const secrets = secretsOf({ transport: 'streamable_http', url, headers })
  expect(secrets).toEqual(
    expect.arrayContaining(['opensesame-1', '/home/ann-of-the-wiki', 'query-secret']),
  )
  expect(secrets).not.toContain('application/json')
  expect(secrets).not.toContain('Bearer')
})

test('of a command those are that are named so: a folder stands in results with every right', () => {
  const secrets = secretsOf({
    transport: 'stdio',
    command: 'x',
    args: ['--api-key', 'argument-key', '/srv/documents'],
    env: { ROOT: reference('HOME'), API_TOKEN: 'given-token', LOG_LEVEL: 'information' },
  })
  expect([...secrets].sort()).toEqual(['argument-key', 'given-token'])
})

test('credentials are secrets, in the form too in which a user name and a password travel', () => {
  const document = 'https://shop.example/openapi.json'
  const secrets = secretsOf({
    transport: 'openapi',
    document,
    credentials: { basic: 'ann:pw-4711' },
  })
  expect(secrets).toEqual(['ann:pw-4711', Buffer.from('ann:pw-4711').toString('base64')])
})
