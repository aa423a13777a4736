import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The built product, served for one measurement from a data directory of its own. */
export type ServedProduct = {
  readonly url: string
  readonly pid: number
  readonly dataDir: string
  /** From the spawn of `npm start` to the first answer with status 200, in milliseconds. */
  readonly firstAnswerMs: number
  stop(): Promise<void>
}

/** Starts the product on a free port of loopback; builds first where the build is older than the sources. */
export async function serveProduct(
  env: Readonly<Record<string, string>> = {},
): Promise<ServedProduct> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const started = performance.now()
  // A measurement runs with the flags of `npm start` itself, which the server it starts has too.
  const flags = process.execArgv.filter((flag) => flag.startsWith('--max-'))
  const child = spawn(process.execPath, [...flags, 'scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), VITRINE_DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await firstAnswer(`${url}/playground`, child)
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    firstAnswerMs: performance.now() - started,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const status = await fetch(url).then(
      async (response) => {
        await response.text()
        return response.status
      },
      () => 0,
    )
    if (status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('The product ended before it answered: run npm start to see why.')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
