import { describe, expect, it } from 'vitest'
import { importSources } from './import-sources.ts'

const server = {
  name: 'io.github.someone/weather',
  description: 'Weather',
  version: '1.2.3',
  remotes: [
    {
      type: 'streamable-http',
      url: 'https://{region}.example/mcp',
      variables: { region: { default: 'eu' } },
      headers: [
        { name: 'Authorization', value: 'Bearer {token}', isSecret: true, isRequired: true },
      ],
    },
  ],
  packages: [
    {
      registryType: 'npm',
      identifier: '@someone/weather',
      version: '1.2.3',
      transport: { type: 'stdio' },
      packageArguments: [
        { type: 'positional', value: 'serve' },
        { type: 'named', name: '--units', default: 'metric' },
        { type: 'named', name: '--colour' },
        { type: 'positional', valueHint: 'city', isRequired: true },
      ],
      environmentVariables: [
        { name: 'WEATHER_KEY', isSecret: true, isRequired: true },
        { name: 'LEVEL', default: 'info' },
        { name: 'EXTRA' },
      ],
    },
    {
      registryType: 'oci',
      identifier: 'ghcr.io/someone/weather:1.2.3',
      version: '1.2.3',
      runtimeArguments: [{ type: 'named', name: '--network', value: 'none' }],
      environmentVariables: [{ name: 'WEATHER_KEY', isSecret: true }],
    },
    { registryType: 'pypi', identifier: 'weather', version: '1.2.3' },
    { registryType: 'mcpb', identifier: 'https://x.example/y.mcpb' },
  ],
}

describe('the server.json of the registry', () => {
  it('gives every remote and every package as a source of its own', () => {
    const { sources } = importSources(JSON.stringify(server))
    expect(sources.map(({ name, settings }) => [name, settings])).toEqual([
      [
        'weather',
        {
          transport: 'streamable_http',
          url: 'https://eu.example/mcp',
          headers: { Authorization: `Bearer \${IO_GITHUB_SOMEONE_WEATHER_AUTHORIZATION}` },
        },
      ],
      [
        'weather-2',
        {
          transport: 'stdio',
          command: 'npx',
          args: ['-y', '@someone/weather@1.2.3', 'serve', '--units', 'metric', '<city>'],
          env: { WEATHER_KEY: `\${WEATHER_KEY}`, LEVEL: 'info' },
        },
      ],
      [
        'weather-3',
        {
          transport: 'stdio',
          command: 'docker',
          args: [
            'run',
            '-i',
            '--rm',
            '--network',
            'none',
            '-e',
            'WEATHER_KEY',
            'ghcr.io/someone/weather:1.2.3',
          ],
          env: { WEATHER_KEY: `\${WEATHER_KEY}` },
        },
      ],
      ['weather-4', { transport: 'stdio', command: 'uvx', args: ['weather==1.2.3'], env: {} }],
      ['weather-5', null],
    ])
    const [, npm, , , mcpb] = sources
    expect(npm?.notes.join('\n')).toContain('"EXTRA" may be set')
    expect(npm?.problems).toEqual([
      'The argument "city" has to be given: write it in place of its name.',
      'Variable "WEATHER_KEY" has to be given: set the environment variable WEATHER_KEY.',
    ])
    expect(mcpb?.problems).toHaveLength(1)
  })

  it('is read from what a registry answers as well', () => {
    expect(importSources(JSON.stringify({ server, _meta: {} })).sources).toHaveLength(5)
    expect(importSources(JSON.stringify({ servers: [{ server }] })).sources).toHaveLength(5)
  })
})
