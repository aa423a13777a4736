// Steps persisted per second at level `metadata`: filter, serialise and write through the real persister and
// store, beside bare better-sqlite3 that inserts the same rows (the same payload strings) into the same tables
// with the same settings, one transaction a row, on the same file system, in turns within one run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSqliteStore } from '#db/create-sqlite-store.ts'
import { openDatabase } from '#db/open-database.ts'
import { createPersister } from '#lib/audit/persister.ts'
import type { JsonValue } from '#lib/base/json.ts'
import { enveloped } from '#lib/boundary/envelope.ts'
import { tableArtifact } from '#lib/contract/kinds/table.ts'
import type { RunEvent } from '#lib/events/run-event.ts'
import { recordedRun, toolStep } from '../fixtures/recorded-run.ts'
import { type Figure, quantile, report } from './report.ts'

const ROUNDS = 15
const STEPS = 2000
const LIMIT_RATIO = 0.5

/** What a step holds: text inside its envelope and rows in its table; every n-th has one finding. */
const LOADS = [
  { name: '2 KB of text, 20 rows', characters: 2000, rows: 20, flaggedEvery: 0 },
  { name: '2 KB of text, every 10th flagged', characters: 2000, rows: 20, flaggedEvery: 10 },
  { name: '20 KB of text, 200 rows', characters: 20_000, rows: 200, flaggedEvery: 0 },
] as const
type Load = (typeof LOADS)[number]

const migrationsFolder = join(import.meta.dirname ?? '.', '..', 'db', 'migrations')

function runOf(load: Load, runId: string): readonly RunEvent[] {
  const facts = { tool: 'read_records', flagged: [], truncated: false }
  const text = enveloped('Rows of a table, as text. '.repeat(load.characters / 26), facts)
  const rows = Array.from({ length: load.rows }, (_, index) => [index, `row ${index}`, index * 1.5])
  const artifact: JsonValue = { ...tableArtifact({ columns: ['id', 'name', 'size'], rows }) }
  const finding = {
    heuristic: 'overriding_instruction',
    category: 'instruction',
    path: '',
    channel: 'content',
    start: 0,
    end: 4,
  } as const
  const steps = Array.from({ length: STEPS }, (_, index) =>
    toolStep(index + 1, {
      callId: `call-${index}`,
      toolName: 'read_records',
      toolArguments: { table: 'customers', limit: load.rows },
      toolResult: text,
      toolArtifacts: [artifact],
      findings: load.flaggedEvery > 0 && index % load.flaggedEvery === 0 ? [finding] : [],
    }),
  )
  return recordedRun(steps, runId)
}

/** Persists one run, and gives the milliseconds that its steps took and that all of it took. */
async function persist(path: string, events: readonly RunEvent[]) {
  const store = createSqliteStore({ path, migrationsFolder })
  const persister = createPersister(store.audit)
  let stepsMs = 0
  const began = performance.now()
  for (const event of events) {
    const started = performance.now()
    await persister.record(event)
    if (event.event === 'step') stepsMs += performance.now() - started
  }
  const wholeMs = performance.now() - began
  store.close()
  return { stepsMs, wholeMs }
}

type Row = readonly unknown[]
type Copied = { readonly insert: string; readonly rows: readonly Row[] }

/** The rows of `table` in `path`, and the statement that inserts one. */
function rowsOf(path: string, table: string): Copied {
  const { connection } = openDatabase({ path, migrationsFolder })
  const columns = connection
    .prepare<[], { name: string; hidden: number }>(`pragma table_xinfo(${table})`)
    .all()
    .flatMap(({ name, hidden }) => (hidden === 0 ? [name] : []))
  const rows = connection
    .prepare<[], Row>(`select ${columns.join(', ')} from ${table} order by id`)
    .raw()
    .all()
  connection.close()
  const marks = columns.map(() => '?').join(', ')
  return { insert: `insert into ${table} (${columns.join(', ')}) values (${marks})`, rows }
}

/** Inserts the rows of the database at `from`, and gives the milliseconds that steps and findings took. */
function insertBare(path: string, from: string): number {
  const [run, steps, findings] = ['runs', 'run_steps', 'findings'].map((name) => rowsOf(from, name))
  const { connection } = openDatabase({ path, migrationsFolder })
  const insertAll = ({ insert, rows }: Copied) => {
    const statement = connection.prepare(insert)
    const started = performance.now()
    for (const row of rows) statement.run(...row)
    return performance.now() - started
  }
  const [, stepsMs = 0, findingsMs = 0] = [run, steps, findings].map((each) =>
    each ? insertAll(each) : 0,
  )
  connection.close()
  return stepsMs + findingsMs
}

async function measure(load: Load, folder: string): Promise<Figure[]> {
  const ours: number[] = []
  const bare: number[] = []
  const whole: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const events = runOf(load, `run-${round}`)
    const [kept, copied] = [join(folder, `kept-${round}.db`), join(folder, `copied-${round}.db`)]
    const { stepsMs, wholeMs } = await persist(kept, events)
    const bareMs = insertBare(copied, kept)
    // The first round warms both up.
    if (round === 0) continue
    ours.push(perSecond(stepsMs))
    whole.push(perSecond(wholeMs))
    bare.push(perSecond(bareMs))
  }
  const ratios = ours.map((each, index) => each / (bare[index] ?? Number.NaN))
  return [
    {
      name: `${load.name}: persisted`,
      value: quantile(ours, 0.5),
      unit: 'steps/s',
      against: { name: 'bare better-sqlite3', value: quantile(bare, 0.5) },
    },
    { name: '… header and end of the run included', value: quantile(whole, 0.5), unit: 'steps/s' },
    {
      name: '… ratio, median of the rounds',
      value: quantile(ratios, 0.5),
      unit: '×',
      against: { name: 'at least', value: LIMIT_RATIO },
    },
    { name: '… ratio, worst round', value: Math.min(...ratios), unit: '×' },
  ]
}

function perSecond(ms: number): number {
  return (STEPS / ms) * 1000
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
try {
  for (const load of LOADS) {
    const inside = mkdtempSync(join(folder, 'load-'))
    report(
      `persisting at metadata, ${ROUNDS} rounds of ${STEPS} steps`,
      await measure(load, inside),
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
