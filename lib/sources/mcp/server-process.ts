import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import type { Clock } from '#lib/base/clock.ts'
import type { VariableLookup } from '../resolve-values.ts'

/** A server that runs here, with all three of its streams. */
export type ServerProcess = ChildProcessByStdio<Writable, Readable, Readable>

/** What is started, its values resolved. */
export type ServerCommand = {
  readonly command: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly cwd?: string | undefined
}

/** Variables that a program needs to run at all; of the others a server gets what its settings give. */
const INHERITED = [
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'SHELL',
  'LANG',
  'LC_ALL',
  'LC_CTYPE',
  'TZ',
  'TMPDIR',
  'SYSTEMROOT',
  'COMSPEC',
  'PATHEXT',
  'APPDATA',
  'LOCALAPPDATA',
  'USERPROFILE',
  'TEMP',
] as const

/** How long a server has to end by itself, and then after SIGTERM, in milliseconds. */
const GRACE_MS = { stdinClosed: 300, terminated: 1500 } as const

/** Starts a server in a process group of its own, so that it ends with all that it started. */
export function spawnServer(server: ServerCommand, variable: VariableLookup): ServerProcess {
  const inherited = INHERITED.flatMap((name) => {
    const value = variable(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return spawn(server.command, [...server.args], {
    // Next's types ask for a NODE_ENV in every environment; a server gets none of ours.
    env: { ...Object.fromEntries(inherited), ...server.env } as NodeJS.ProcessEnv,
    cwd: server.cwd,
    stdio: ['pipe', 'pipe', 'pipe'],
    shell: false,
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
}

/** Ends a server and its process group: its input closed, then SIGTERM, then SIGKILL. Never rejects. */
export async function endServer(server: ServerProcess, clock: Clock): Promise<void> {
  if (server.pid === undefined) return
  const exited = new Promise<void>((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) resolve()
    else server.once('exit', () => resolve())
  })
  server.stdin.end()
  if (!(await isDoneWithin(exited, GRACE_MS.stdinClosed, clock))) {
    signalGroup(server.pid, 'SIGTERM')
    await isDoneWithin(exited, GRACE_MS.terminated, clock)
  }
  // The server may be gone and what it started may not.
  signalGroup(server.pid, 'SIGKILL')
  await exited
  for (const stream of [server.stdin, server.stdout, server.stderr]) stream.destroy()
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // ESRCH: there is nothing left to signal.
  }
}

async function isDoneWithin(done: Promise<void>, ms: number, clock: Clock): Promise<boolean> {
  return await new Promise<boolean>((resolve) => {
    const disarm = clock.after(ms, () => resolve(false))
    done.then(() => {
      disarm()
      resolve(true)
    }, resolve)
  })
}
