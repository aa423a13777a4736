// 50 sources with 2,000 tools: how long the console takes to list them and to answer a search, and how long it is
// held by one source that announces its tools anew.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { matchingTools, toolsBySource } from '#components/playground/tools-by-source.ts'
import { FakeSource, fakeSourceTool } from '#fixtures/sources/fake-source.ts'
import { openConsole } from '#lib/server/composition.ts'
import { readSettings } from '#lib/server/settings.ts'
import { thisMachine } from '#lib/server/this-machine.ts'
import { quantile, report } from './report.ts'

const SOURCES = 50
const TOOLS_EACH = 40
const RUNS = 200
const LIMIT = { name: 'limit', value: 100 }
const SEARCHES = ['r', 're', 'record', 'source-17 write', 'no such tool at all', 'status page']

const installRoot = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
const names = Array.from({ length: SOURCES }, (_, index) => `source-${index}`)
const made = new Map<string, FakeSource>()

const configFile = join(folder, 'vitrine.json')
const sources = Object.fromEntries(
  names.map((name) => [name, { transport: 'stdio', command: 'none' }]),
)
writeFileSync(configFile, JSON.stringify({ sources }))
const settings = readSettings({ VITRINE_DATA_DIR: folder, VITRINE_CONFIG: configFile }, installRoot)
const opened = await openConsole(settings, {
  ...thisMachine,
  makeSource(name) {
    const source = new FakeSource(name)
    made.set(name, source)
    return source
  },
})

/** A description and a schema of ordinary size. */
function toolsOf(source: string, edition: number) {
  return Array.from({ length: TOOLS_EACH }, (_, index) =>
    fakeSourceTool(source, `${index % 2 === 0 ? 'read' : 'write'}_record_${index}`, {
      description: `Edition ${edition}: ${index % 2 === 0 ? 'reads' : 'writes'} record ${index} of the status page, with its fields, its history and whoever changed it last.`,
    }),
  )
}

function timed(task: () => unknown): number {
  const start = performance.now()
  task()
  return performance.now() - start
}

const announcing = names.map((name) => timed(() => made.get(name)?.announce(toolsOf(name, 1))))
await new Promise((resolve) => setTimeout(resolve, 500))

const listing: number[] = []
const standing: number[] = []
const searching: number[] = []
for (let run = 0; run < RUNS; run++) {
  listing.push(timed(() => JSON.stringify(opened.listTools())))
  standing.push(timed(() => [opened.heldTools(), opened.listSources()]))
  const definitions = opened.listTools().map(({ definition }) => definition)
  const search = SEARCHES[run % SEARCHES.length] ?? ''
  searching.push(timed(() => toolsBySource(matchingTools(definitions, search, new Map()))))
}
const changed = names.map((name) =>
  timed(() => {
    made.get(name)?.announce(toolsOf(name, 2))
    opened.listTools()
  }),
)
const tools = opened.listTools().length

report(`${SOURCES} sources with ${tools.toLocaleString('en')} tools, ${RUNS} runs each`, [
  ...[
    { name: 'list of tools, serialised', samples: listing },
    { name: 'sources, and which tools are held', samples: standing },
    { name: 'search as it is typed', samples: searching },
    { name: `one source announces ${TOOLS_EACH} tools for the first time`, samples: announcing },
    { name: `one source announces ${TOOLS_EACH} changed tools`, samples: changed },
  ].flatMap(({ name, samples }) => [
    { name: `${name}, median`, value: quantile(samples, 0.5), unit: 'ms', against: LIMIT },
    { name: `${name}, p99`, value: quantile(samples, 0.99), unit: 'ms', against: LIMIT },
  ]),
])

await opened.close()
rmSync(folder, { recursive: true, force: true })
