import { guardListening } from './guard-listening.ts'
import { installationSettings } from './installation.ts'
import { setDefaultHeaders } from './set-default-headers.ts'
import type { Settings } from './settings.ts'
import { startUpProblem } from './start-up-problem.ts'
import { stopOnSignals } from './stop-on-signals.ts'
import { theConsole } from './the-console.ts'

/** Opens the console when the server starts. What prevents it ends the process with one sentence, no stack. */
export async function startUp(): Promise<void> {
  let settings: Settings | null = null
  try {
    settings = installationSettings()
    setDefaultHeaders()
    guardListening(() => end(NOT_LOOPBACK))
    const isOurs = Boolean(process.env.NEXT_MANUAL_SIG_HANDLE)
    stopOnSignals(await theConsole(), { isOurs })
  } catch (problem) {
    end(startUpProblem(problem, settings))
  }
}

const NOT_LOOPBACK =
  'The server may listen on loopback only, because the console has no sign-in yet: start it with npm start, or give -H 127.0.0.1.'

function end(text: string): void {
  process.stderr.write(`vitrine: ${text}\n`)
  process.exit(1)
}
