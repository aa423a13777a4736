import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-settings-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function config(value: unknown): string {
  const path = join(folder, 'vitrine.json')
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value))
  return path
}

test('an empty environment serves on loopback, port 3000, with data beside the installation', () => {
  const settings = readSettings({ PORT: '', VITRINE_CONFIG: ' ' }, '/install')
  expect(settings).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    dataDir: '/install/data',
    databaseFile: '/install/data/vitrine.db',
    databases: [],
    filesRoot: null,
    fetch: { allowPrivateAddresses: false },
    origins: [],
    privacy: { ceiling: 'full', sources: {} },
  })
})

test.each([
  ['file:///srv/a%20b.db', '/srv/a b.db'],
  ['file:kept/audit.db', '/install/kept/audit.db'],
  ['audit.db', '/install/audit.db'],
  ['/srv/audit.db', '/srv/audit.db'],
])('VITRINE_DATABASE_URL %s is the file %s', (url, path) => {
  expect(readSettings({ VITRINE_DATABASE_URL: url }, '/install').databaseFile).toBe(path)
})

test.each([
  [{ PORT: '0' }, 'PORT must'],
  [{ PORT: '65536' }, 'PORT must'],
  [{ PORT: '80a' }, 'PORT must'],
  [{ VITRINE_HOST: '0.0.0.0' }, 'VITRINE_HOST must be a loopback address'],
  [{ VITRINE_HOST: '::' }, 'VITRINE_HOST must'],
  [{ VITRINE_HOST: '127.evil.example' }, 'VITRINE_HOST must'],
  [{ VITRINE_DATABASE_URL: 'postgres://db/vitrine' }, 'VITRINE_DATABASE_URL must'],
  [{ VITRINE_DATABASE_URL: 'file://host/audit.db' }, 'VITRINE_DATABASE_URL must'],
  [{ VITRINE_CONFIG: 'missing.json' }, 'VITRINE_CONFIG names'],
])('%o is refused by the name of its variable', (environment, sentence) => {
  expect(() => readSettings(environment, '/install')).toThrow(sentence)
})

test.each(['127.0.0.1', '127.8.9.10', '::1', 'localhost', '::ffff:127.0.0.1'])(
  '%s is loopback and may be listened on',
  (host) => expect(readSettings({ VITRINE_HOST: host }, '/install').host).toBe(host),
)

test('paths of the configuration file start at its own folder', () => {
  const path = config({
    databases: [{ name: 'shop', path: 'shop.db' }],
    filesRoot: 'files',
    origins: ['https://vitrine.example'],
    privacy: { ceiling: 'redacted', sources: { crm: 'none' } },
  })
  expect(readSettings({ VITRINE_CONFIG: path }, '/install')).toMatchObject({
    databases: [{ name: 'shop', path: join(folder, 'shop.db') }],
    filesRoot: join(folder, 'files'),
    origins: ['https://vitrine.example'],
    privacy: { ceiling: 'redacted', sources: { crm: 'none' } },
  })
})

test('sources of foreign tools are read, and their folders and documents start at the file', () => {
  const path = config({
    sources: {
      files: { transport: 'stdio', command: 'node', args: ['server.js'] },
      pets: { transport: 'openapi', document: 'pets.json' },
      far: { transport: 'openapi', document: 'https://pets.example/openapi.json' },
      wiki: { transport: 'streamable_http', url: 'https://wiki.example/mcp' },
    },
  })
  expect(readSettings({ VITRINE_CONFIG: path }, '/install').sources).toMatchObject({
    files: { command: 'node', args: ['server.js'], env: {}, cwd: folder },
    pets: { document: join(folder, 'pets.json') },
    far: { document: 'https://pets.example/openapi.json' },
    wiki: { url: 'https://wiki.example/mcp', headers: {} },
  })
})

test.each([
  ['builtin', { transport: 'stdio', command: 'x' }],
  ['inspect', { transport: 'stdio', command: 'x' }],
  ['Upper', { transport: 'stdio', command: 'x' }],
  ['a__b', { transport: 'stdio', command: 'x' }],
  ['wiki', { transport: 'stdio', command: 'x', url: 'https://x.example/' }],
  ['wiki', { transport: 'streamable_http', url: 'file:///etc/passwd' }],
])('a source %s of %j is refused by its place in the file', (name, settings) => {
  const path = config({ sources: { [name]: settings } })
  expect(() => readSettings({ VITRINE_CONFIG: path }, '/install')).toThrow(
    new RegExp(`"sources\\.${name}`),
  )
})

test.each([
  ['not JSON', '{'],
  ['"databses"', { databses: [] }],
  ['databases.0.name', { databases: [{ name: 'a b', path: 'x' }] }],
  ['names that differ', { databases: ['a', 'a'].map((name) => ({ name, path: 'x' })) }],
  ['origins.0', { origins: ['https://vitrine.example/path'] }],
  ['origins.0', { origins: ['file:///x'] }],
  ['privacy.ceiling', { privacy: { ceiling: 'all' } }],
])('a configuration file is refused by the place of its fault: %s', (sentence, content) => {
  const path = config(content)
  expect(() => readSettings({ VITRINE_CONFIG: path }, '/install')).toThrow(sentence)
  expect(() => readSettings({ VITRINE_CONFIG: path }, '/install')).toThrow('VITRINE_CONFIG')
})
