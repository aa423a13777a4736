import type { ChildProcess } from 'node:child_process'
import { ToolFailure } from '../tool-failure.ts'

export type MessageWait = {
  readonly signal: AbortSignal
  readonly timeoutMs: number
  /** What the failure says when the time is up. */
  readonly lateSentence: string
}

const ENDED = 'The query process ended unexpectedly: ask for less, or try again.'

/**
 * The next message of `child`. When the time is up, the signal is aborted or the process ends before, the
 * process is killed and the wait rejects: with a `ToolFailure`, or with the signal's reason.
 */
export function nextMessage(
  child: ChildProcess,
  { signal, timeoutMs, lateSentence }: MessageWait,
): Promise<unknown> {
  return new Promise<unknown>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      child.off('message', onMessage)
      child.off('exit', onEnd)
      child.off('error', onEnd)
      child.channel?.unref()
    }
    const stop = (problem: unknown) => {
      end()
      child.kill('SIGKILL')
      reject(problem)
    }
    const onAbort = () => stop(signal.reason)
    const onEnd = () => stop(new ToolFailure(ENDED))
    const onMessage = (message: unknown) => {
      end()
      resolve(message)
    }
    const timer = setTimeout(() => stop(new ToolFailure(lateSentence)), timeoutMs)
    child.channel?.ref()
    child.once('message', onMessage)
    child.once('exit', onEnd)
    child.once('error', onEnd)
    signal.addEventListener('abort', onAbort, { once: true })
    // A process that died while nobody listened says nothing more.
    if (signal.aborted) onAbort()
    else if (child.exitCode !== null || child.signalCode !== null) onEnd()
  })
}
