// What the `vitrine` command takes to start and check a short text, beside bare Node in the same run, in turns.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quantile, report } from './report.ts'

const RUNS = 25
const MAX_MORE_MS = 150

const built = mkdtempSync(join(tmpdir(), 'vitrine-cli-'))
try {
  timed(['scripts/build-core.mjs', '--no-types', '--out', built])
  const command = join(built, 'cli.js')
  const samples = { bare: [] as number[], check: [] as number[], version: [] as number[] }
  for (let run = 0; run < RUNS; run++) {
    samples.bare.push(timed(['-e', '0']))
    samples.check.push(timed([command, 'check']))
    samples.version.push(timed([command, '--version']))
  }
  const bare = quantile(samples.bare, 0.5)
  report(`start of the command, median of ${RUNS} runs`, [
    { name: 'node -e 0', value: bare, unit: 'ms' },
    {
      name: 'vitrine check, more than that',
      value: quantile(samples.check, 0.5) - bare,
      unit: 'ms',
      against: { name: 'limit', value: MAX_MORE_MS },
    },
    {
      name: 'vitrine --version, more than that',
      value: quantile(samples.version, 0.5) - bare,
      unit: 'ms',
      against: { name: 'limit', value: MAX_MORE_MS },
    },
  ])
} finally {
  rmSync(built, { recursive: true, force: true })
}

function timed(args: readonly string[]): number {
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, args, { input: 'Opens at nine.' })
  if (status !== 0) throw new Error(String(stderr))
  return performance.now() - start
}
