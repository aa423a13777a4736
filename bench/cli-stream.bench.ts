// Checks a long NDJSON file with the `vitrine` command: how fast, and how much memory a tenth of it and all of it take.
// npm run bench -- cli-stream [MEGABYTES, 1024 unless given]
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { report } from './report.ts'

const megabytes = Number(process.argv[2] ?? 1024)
const world = mkdtempSync(join(tmpdir(), 'vitrine-stream-'))
const PROBE = `data:text/javascript,process.on('exit',()=>process.stderr.write(String(process.resourceUsage().maxRSS)))`

try {
  const built = join(world, 'dist')
  run(['scripts/build-core.mjs', '--no-types', '--out', built])
  const tenth = checked(join(built, 'cli.js'), megabytes / 10)
  const whole = checked(join(built, 'cli.js'), megabytes)
  report(`vitrine check of NDJSON, ${megabytes} MB`, [
    { name: 'throughput', value: megabytes / whole.seconds, unit: 'MB/s' },
    { name: 'most memory held, a tenth of the file', value: tenth.peakMb, unit: 'MB' },
    {
      name: 'most memory held, the whole file',
      value: whole.peakMb,
      unit: 'MB',
      against: { name: 'a tenth', value: tenth.peakMb },
    },
  ])
} finally {
  rmSync(world, { recursive: true, force: true })
}

function checked(command: string, size: number): { seconds: number; peakMb: number } {
  const path = join(world, 'results.ndjson')
  writeResults(path, size * 1_000_000)
  const start = performance.now()
  const { stdout, stderr } = run(['--import', PROBE, command, 'check', path])
  const seconds = (performance.now() - start) / 1000
  process.stdout.write(`${Math.round(size)} MB: ${stdout}`)
  rmSync(path)
  return { seconds, peakMb: Number(stderr) / 1024 }
}

/** Orders of a shop, one a line, each another. */
function writeResults(path: string, bytes: number): void {
  const file = openSync(path, 'w')
  for (let written = 0, id = 0; written < bytes; ) {
    const lines = Array.from({ length: 500 }, () => orderLine(++id)).join('')
    written += writeSync(file, lines)
  }
  closeSync(file)
}

function orderLine(id: number): string {
  const items = Array.from({ length: 1 + (id % 7) }, (_, index) => ({
    sku: `SKU-${id}-${index}`,
    title: 'Folding chair, oak, with a cover',
    quantity: 1 + ((id + index) % 4),
    price: 19.9 + (id % 100),
  }))
  const note = 'Leave it with the neighbour if nobody answers.'
  return `${JSON.stringify({ id, customer: `customer ${id % 5000}`, status: 'shipped', items, note })}\n`
}

function run(args: readonly string[]) {
  const result = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (result.status !== 0) throw new Error(result.stderr)
  return result
}
