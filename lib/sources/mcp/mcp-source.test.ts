import {
  hostileCommand,
  hostileLog,
  startHostileService,
} from '#fixtures/hostile-mcp/hostile-source.ts'
import { callTool, sourceWorld } from '#fixtures/sources/source-world.ts'
import { type SourceUnderTest, toolSourceCases } from '../tool-source.cases.ts'
import { mcpSource } from './mcp-source.ts'

const TOOLS = {
  ordinary: 'echo',
  hanging: 'hang',
  gigantic: 'gigantic',
  noisy: 'flood_stderr',
} as const

const MARK = 'FOREIGN-BYTES'

const FAILING = ['garbage', 'deep', 'wrong_id', 'text_id', 'null_id', 'gigantic']

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

toolSourceCases('an MCP server over stdio', {
  async make(): Promise<SourceUnderTest> {
    const log = hostileLog()
    const world = sourceWorld({ random: () => 0 })
    const source = mcpSource('hostile', hostileCommand(`--log=${log.file}`), world)
    return {
      source,
      tools: { ...TOOLS, failing: [...FAILING, 'crash', 'endless_line', 'flood'] },
      mark: MARK,
      async change() {
        await callTool(source, 'change_tools')
      },
      sawAbort: async () => log.lines().some((line) => line.startsWith('cancelled')),
      leftovers: async () =>
        log
          .lines()
          .filter((line) => line.startsWith('started'))
          .filter((line) => isAlive(Number(line.split(' ')[1]))),
      end: async () => log.remove(),
    }
  },
  makeUnreachable: () =>
    mcpSource(
      'none',
      { transport: 'stdio', command: '/no/such/command', args: [], env: {} },
      sourceWorld(),
    ),
})

toolSourceCases('an MCP server over Streamable HTTP', {
  async make(): Promise<SourceUnderTest> {
    const log = hostileLog()
    const service = await startHostileService(`--log=${log.file}`)
    const settings = { transport: 'streamable_http' as const, url: service.url, headers: {} }
    const source = mcpSource('hostile', settings, sourceWorld({ random: () => 0 }))
    return {
      source,
      tools: {
        ordinary: TOOLS.ordinary,
        hanging: TOOLS.hanging,
        gigantic: TOOLS.gigantic,
        failing: [
          ...FAILING.filter((name) => name !== 'garbage'),
          'ends_early',
          'status_500',
          'redirect_away',
          'redirect_loop',
          'wrong_type',
        ],
      },
      mark: MARK,
      async change() {
        await callTool(source, 'change_tools')
      },
      sawAbort: async () => log.lines().some((line) => line.startsWith('cancelled')),
      leftovers: async () => [],
      async end() {
        await service.end()
        log.remove()
      },
    }
  },
  makeUnreachable: () =>
    mcpSource(
      'none',
      { transport: 'streamable_http', url: 'http://127.0.0.1:9/mcp', headers: {} },
      sourceWorld(),
    ),
})
