import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'

const project = join(import.meta.dirname, '..')
const built = mkdtempSync(join(tmpdir(), 'vitrine-cli-'))

beforeAll(() => {
  const script = join(project, 'scripts', 'build-core.mjs')
  const { status, stderr } = spawnSync(process.execPath, [script, '--no-types', '--out', built])
  if (status !== 0) throw new Error(String(stderr))
}, 60_000)
afterAll(() => rmSync(built, { recursive: true, force: true }))

/** Writes the most memory the process ever held, in KiB, to file descriptor 3. */
const PROBE = `data:text/javascript,import{writeSync}from'node:fs';process.on('exit',()=>writeSync(3,String(process.resourceUsage().maxRSS)))`

const LINE = `${JSON.stringify({ id: 4711, title: 'Folding chair', note: 'Leave it with the neighbour.'.repeat(30) })}\n`

async function peakKiB(megabytes: number): Promise<number> {
  const args = ['--max-old-space-size=256', '--import', PROBE, join(built, 'cli.js'), 'check']
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit', 'pipe'] })
  const [stdin, stdout, , probe] = child.stdio
  if (!stdin || !stdout || !(probe instanceof Readable)) throw new Error('A pipe is missing.')
  const block = LINE.repeat(Math.ceil(64_000 / LINE.length))
  const blocks = Math.ceil((megabytes * 1_000_000) / block.length)
  const peak = text(probe)
  const report = text(stdout)
  await pipeline(Readable.from(new Array<string>(blocks).fill(block)), stdin)
  const [[status]] = await Promise.all([once(child, 'close'), peak])
  expect([status, await report]).toEqual([
    0,
    expect.stringMatching(/^\d+ results checked: 0 flagged\.\n$/),
  ])
  return Number(await peak)
}

it('holds no more memory for a file ten times as long', { timeout: 120_000 }, async () => {
  const small = await peakKiB(3)
  const large = await peakKiB(30)
  expect(small).toBeGreaterThan(10_000)
  expect(large / small).toBeLessThan(1.6)
})
