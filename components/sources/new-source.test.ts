import { expect, test } from 'vitest'
import { EMPTY_DRAFT, newSource } from './new-source.ts'

const WIKI = { ...EMPTY_DRAFT, name: ' wiki ', address: 'https://wiki.example/mcp ' }

test('an MCP server has its headers, and a sign-in only where one is wanted', () => {
  expect(newSource('mcp', { ...WIKI, values: 'X-Key: k', clientId: 'ignored' })).toEqual({
    name: 'wiki',
    settings: {
      transport: 'streamable_http',
      url: 'https://wiki.example/mcp',
      headers: { 'X-Key': 'k' },
    },
  })
  expect(
    newSource('mcp', { ...WIKI, signsIn: true, scope: 'read', issuer: ' https://id.example ' }),
  ).toMatchObject({
    settings: { oauth: { scope: 'read', issuer: 'https://id.example' } },
  })
})

test('a service has its document and credentials, and a base address only where one is given', () => {
  expect(newSource('openapi', { ...WIKI, values: 'key: ann:secret' })).toEqual({
    name: 'wiki',
    settings: {
      transport: 'openapi',
      document: 'https://wiki.example/mcp',
      credentials: { key: 'ann:secret' },
    },
  })
  expect(newSource('openapi', { ...WIKI, baseUrl: 'https://x.example' })).toMatchObject({
    settings: { baseUrl: 'https://x.example' },
  })
})

test('what is missing is told in a sentence', () => {
  for (const draft of [
    EMPTY_DRAFT,
    { ...WIKI, name: '' },
    { ...WIKI, address: '' },
    { ...WIKI, values: 'x' },
  ]) {
    expect(newSource('mcp', draft)).toHaveProperty('problem')
  }
})
