import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** A server of a test's own. */
export type OwnServer = { readonly origin: string; stop(): void }

/** Starts the built product with a configuration file, on a port and with data of its own. */
export async function startOwnServer(config: object): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-own-'))
  const file = join(folder, 'vitrine.json')
  writeFileSync(file, JSON.stringify(config))
  const port = await freePort()
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      VITRINE_CONFIG: file,
      VITRINE_DATA_DIR: join(folder, 'data'),
    },
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (piece) => {
      output += piece
    })
  }
  await expect.poll(() => output, { timeout: 60_000 }).toContain('ready at')
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      // It ends its sources first; the folder is no longer needed meanwhile.
      server.once('exit', () => rmSync(folder, { recursive: true, force: true }))
      server.kill('SIGTERM')
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
