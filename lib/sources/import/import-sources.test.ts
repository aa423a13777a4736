import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SourceSettings } from '../source-settings.ts'
import { importSources } from './import-sources.ts'

const only = (file: unknown) => {
  const { sources } = importSources(typeof file === 'string' ? file : JSON.stringify(file))
  expect(sources).toHaveLength(1)
  const [source] = sources
  if (!source) throw new Error('no source')
  return source
}

const memory = { command: 'npx', args: ['-y', '@modelcontextprotocol/server-memory'] }
const memorySettings = { transport: 'stdio', ...memory, env: {} }
const remoteSettings = { transport: 'streamable_http', url: 'https://mcp.example/mcp', headers: {} }

const CLIENTS: readonly (readonly [string, unknown, unknown])[] = [
  ['Claude Desktop', { mcpServers: { memory } }, memorySettings],
  ['Cursor', { mcpServers: { x: { url: 'https://mcp.example/mcp' } } }, remoteSettings],
  ['Windsurf', { mcpServers: { x: { serverUrl: 'https://mcp.example/mcp' } } }, remoteSettings],
  ['Gemini', { mcpServers: { x: { httpUrl: 'https://mcp.example/mcp' } } }, remoteSettings],
  ['VS Code', { servers: { memory: { type: 'stdio', ...memory } } }, memorySettings],
  ['settings of VS Code', { mcp: { servers: { memory } } }, memorySettings],
  ['Zed', { context_servers: { memory: { source: 'custom', ...memory } } }, memorySettings],
  [
    'Zed, before',
    { context_servers: { memory: { command: { path: 'npx', args: memory.args } } } },
    memorySettings,
  ],
  [
    'Continue, before',
    {
      experimental: {
        modelContextProtocolServers: [{ transport: { type: 'stdio', ...memory } }],
      },
    },
    memorySettings,
  ],
  [
    'Continue',
    'mcpServers:\n  - name: memory\n    command: npx\n    args: ["-y", "@modelcontextprotocol/server-memory"]\n',
    memorySettings,
  ],
  ['opencode', { mcp: { x: { type: 'local', command: ['npx', ...memory.args] } } }, memorySettings],
  [
    'Goose',
    'extensions:\n  m:\n    cmd: npx\n    args: [-y, "@modelcontextprotocol/server-memory"]',
    memorySettings,
  ],
  ['one server alone', memory, memorySettings],
]

describe('the files of clients', () => {
  it.each(CLIENTS)('reads what %s writes', (_, file, settings) => {
    const { settings: read, problems } = only(file)
    expect(read).toEqual(settings)
    expect(problems).toEqual([])
  })

  it('reads JSON with comments and trailing commas, and leaves both alone within texts', () => {
    const file = `{
      // servers of "all"
      "mcpServers": { /* { */ "x": { "url": "https://mcp.example//a,]b/*c", }, },
    }`
    expect(only(file).settings).toMatchObject({ url: 'https://mcp.example//a,]b/*c' })
  })

  it('takes an address for the older transport where the file says so or it ends so', () => {
    const sse = { transport: 'sse', url: 'https://mcp.example/sse' }
    expect(only({ mcpServers: { x: { url: sse.url } } }).settings).toMatchObject(sse)
    const said = { type: 'sse', url: 'https://mcp.example/' }
    expect(only({ mcpServers: { x: said } }).settings).toMatchObject({ transport: 'sse' })
  })

  it('tells of every member that is not carried over', () => {
    const { notes } = only({ mcpServers: { x: { ...memory, disabled: true, gallery: 'y' } } })
    expect(notes).toEqual([
      'The server is switched off or on there; here it is connected once it is added.',
      'The member "gallery" is not carried over.',
    ])
    const { problems } = importSources(JSON.stringify({ mcpServers: { memory }, theme: 'dark' }))
    expect(problems).toEqual(['Beside the servers the file holds "theme": left out.'])
  })

  it('gives every source a name of its own that fits', () => {
    const names = ['My Server!', 'my-server', '__proto__', 'x'.repeat(99), '日本', 'My Server?']
    const file = JSON.stringify({ mcpServers: Object.fromEntries(names.map((n) => [n, memory])) })
    const given = importSources(file).sources.map(({ name }) => name)
    expect(given).toEqual([
      'my-server',
      'my-server-2',
      'proto',
      'x'.repeat(32),
      'source',
      'my-server-3',
    ])
  })
})

describe('secrets', () => {
  const TOKEN = 'ghp_0123456789abcdefghijABCDEFGHIJ012345'

  it('are replaced by references to variables, wherever they look like secrets', () => {
    const source = only({
      mcpServers: {
        x: { command: 'x', env: { API_KEY: 'hunter2hunter2', DEBUG: '1', PLACE: TOKEN } },
      },
    })
    expect(source.settings).toMatchObject({
      env: { API_KEY: `\${API_KEY}`, DEBUG: '1', PLACE: `\${PLACE}` },
    })
    expect(source.notes.filter((note) => note.includes('looks like a secret'))).toHaveLength(2)
  })

  it('are replaced in headers too, with the scheme kept', () => {
    const headers = { Authorization: `Bearer ${TOKEN}`, 'X-Api-Key': 'abc', Accept: 'text/plain' }
    const source = only({ mcpServers: { git: { url: 'https://mcp.example/', headers } } })
    expect(source.settings).toMatchObject({
      headers: {
        Authorization: `Bearer \${GIT_AUTHORIZATION}`,
        'X-Api-Key': `\${GIT_X_API_KEY}`,
        Accept: 'text/plain',
      },
    })
  })

  it('stay as references where the file refers already', () => {
    const inputs = [{ id: 'api-key', type: 'promptString', description: 'Key of the service' }]
    const env = { A_KEY: `\${env:OTHER}`, B_KEY: `\${input:api-key}`, C_KEY: `\${C:-none}` }
    const headers = { Authorization: `Bearer \${TOKEN}` }
    const source = only({ inputs, servers: { x: { command: 'x', env } } })
    expect(source.settings).toMatchObject({
      env: { A_KEY: `\${OTHER}`, B_KEY: `\${API_KEY}`, C_KEY: `\${C}` },
    })
    expect(source.notes.join('\n')).toContain('"Key of the service"')
    expect(
      only({ servers: { x: { url: 'https://mcp.example/', headers } } }).settings,
    ).toMatchObject({ headers })
  })

  it('never leave the file: no sentence and no setting of an import holds one', () => {
    const file = {
      mcpServers: {
        x: { url: 'https://mcp.example/', headers: { Authorization: TOKEN }, env: { TOKEN } },
      },
    }
    expect(JSON.stringify(importSources(JSON.stringify(file)))).not.toContain(TOKEN)
  })

  it('in arguments are told of, for no variable is looked up there', () => {
    const { problems } = only({
      mcpServers: { x: { command: 'x', args: [`--token=${TOKEN}`, `\${HOME}`] } },
    })
    expect(problems).toEqual([
      'An argument or the address looks as if it held a secret: hand it over as a variable or a header.',
      `Variables are not looked up in "\${HOME}": write the value.`,
    ])
  })
})

describe('anything else', () => {
  it.each(['', 'hello', '[]', '{}', '{"mcpServers": 5}', '{"a', '[mcp_servers.x]\ncommand = "x"'])(
    'is told in a sentence: %j',
    (text) => {
      const { sources, problems } = importSources(text)
      expect(sources).toEqual([])
      expect(problems).toHaveLength(1)
    },
  )

  it('takes a member called __proto__ for a member', () => {
    const file = '{"mcpServers":{"a":{"__proto__":{"command":"evil"},"command":"good"}}}'
    const { sources } = importSources(file)
    expect(sources.map(({ settings }) => settings)).toMatchObject([{ command: 'good' }])
    const none = importSources('{"mcpServers":{"a":{"__proto__":{"command":"evil"},"args":[]}}}')
    expect(JSON.stringify(none)).not.toContain('evil')
  })

  it('never throws, and gives nothing but settings that hold', () => {
    const member = fc.constantFrom(
      'mcpServers',
      'servers',
      'command',
      'args',
      'env',
      'url',
      'headers',
      'packages',
      'remotes',
      'name',
      '__proto__',
    )
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 6 },
        fc.string(),
        fc.integer(),
        fc.constant(null),
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(member, tie('tree'), { maxKeys: 4 }),
      ),
    }))
    return fc.assert(
      fc.property(tree, (file) => {
        for (const { settings } of importSources(JSON.stringify(file)).sources) {
          if (settings !== null) expect(SourceSettings.parse(settings)).toEqual(settings)
        }
      }),
    )
  })

  it('is bounded in servers and in size', () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`s${at}`, memory]))
    const { sources, problems } = importSources(JSON.stringify({ mcpServers: many }))
    expect(sources).toHaveLength(200)
    expect(problems).toEqual(['Only the first 200 of 300 servers were read.'])
    expect(importSources(' '.repeat(1_000_001)).problems[0]).toContain('a million characters')
  })
})
