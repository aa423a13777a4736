import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import type { PeerScanner } from './peer-scanners.ts'

/** Longest time that an installation or a start may take. */
const INSTALL_LIMIT_MS = 180_000
const START_LIMIT_MS = 20_000

/** Answers each text with the time that one of `times` readings of it took, and whether it was flagged. */
const HOST = `
process.on('message', async ({ text, times }) => {
  try {
    const from = performance.now()
    let flagged = false
    for (let time = 0; time < times; time++) flagged = Boolean(await isFlagged(text))
    process.send({ ms: (performance.now() - from) / times, flagged })
  } catch (problem) {
    process.send({ failure: String(problem).slice(0, 80) })
  }
})
process.send({ ready: true })`

const Answer = z.union([
  z.object({ ms: z.number(), flagged: z.boolean() }),
  z.object({ failure: z.string() }),
  z.object({ ready: z.literal(true) }),
])

/** What a peer made of a text, or why it made nothing of it. */
export type PeerAnswer =
  | { readonly ms: number; readonly flagged: boolean }
  | { readonly failure: string }

/**
 * A scanner of npm, installed into a temporary folder of its own and run in a process of its own, so that one
 * that hangs or dies is stopped and reported.
 */
export class PeerProcess implements Disposable {
  readonly #folder: string
  readonly #module: string
  #child: ChildProcess | undefined

  private constructor(folder: string, module: string) {
    this.#folder = folder
    this.#module = module
  }

  /** Installs the newest version of `peer`; gives why not where that fails. */
  static install(peer: PeerScanner): PeerProcess | { readonly failure: string } {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-peer-'))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"type":"module","private":true}')
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', peer.name]
    const { status } = spawnSync('npm', args, {
      cwd: folder,
      stdio: 'ignore',
      timeout: INSTALL_LIMIT_MS,
    })
    if (status === 0) return new PeerProcess(folder, peer.module + HOST)
    rmSync(folder, { recursive: true, force: true })
    return { failure: 'does not install' }
  }

  /** Has the peer read `text` so many `times`, within `limitMs` for all of them. */
  async read(text: string, times: number, limitMs: number): Promise<PeerAnswer> {
    const child = this.#child ?? this.#start()
    if (child !== this.#child) {
      this.#child = child
      const started = await answerOf(child, START_LIMIT_MS)
      if (!('ready' in started)) return this.#give('does not start')
    }
    child.send({ text, times })
    const answer = await answerOf(child, limitMs)
    if ('ms' in answer) return answer
    return 'failure' in answer ? this.#give(answer.failure) : this.#give('answers out of turn')
  }

  #start(): ChildProcess {
    return spawn(process.execPath, ['--input-type=module', '--eval', this.#module], {
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
  }

  #give(failure: string): PeerAnswer {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
    return { failure }
  }

  [Symbol.dispose](): void {
    this.#child?.kill('SIGKILL')
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

function answerOf(child: ChildProcess, limitMs: number): Promise<z.infer<typeof Answer>> {
  return new Promise((resolve) => {
    const settle = (answer: z.infer<typeof Answer>): void => {
      clearTimeout(timer)
      child.removeAllListeners()
      resolve(answer)
    }
    const limit = `over ${limitMs / 1000} s`
    const timer = setTimeout(() => settle({ failure: limit }), limitMs)
    child.once('message', (message) => settle(Answer.parse(message)))
    child.once('exit', (code) => settle({ failure: `ended with status ${code}` }))
    child.once('error', () => settle({ failure: 'could not be run' }))
  })
}
