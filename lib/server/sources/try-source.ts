import type { Clock } from '#lib/base/clock.ts'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import { cutToCharacters } from '#lib/base/text.ts'
import type { SourceState, ToolSource } from '#lib/sources/tool-source.ts'
import { runInSlices } from './run-in-slices.ts'
import { type AdmittedSource, sourceAdmission } from './source-admission.ts'

/** How long a source may take to stand, in milliseconds. */
export const TRY_MS = 20_000

/** Characters of a name that a source says of itself. */
const MAX_NAME = 200

/** Tools that are named because something was found in their definitions. */
const MAX_FLAGGED = 10

/** What a source that is not added yet answered. */
export type TriedSource = {
  /** `sign_in`: it is there, and an administrator has to sign in once it is added. */
  readonly state: 'ready' | 'sign_in'
  /** What it says it is: foreign text, bounded. */
  readonly name: string | null
  readonly version: string | null
  readonly tools: number
  readonly refused: number
  readonly findings: number
  /** The first tools in whose definitions something was found. */
  readonly flagged: readonly string[]
}

type Ports = { readonly clock: Clock; later(task: () => void): void }

/** Connects once, looks at what is announced, and closes whatever became of it. Rejects where a scan fails. */
export async function trySource(
  source: ToolSource,
  ports: Ports,
): Promise<Outcome<TriedSource, string>> {
  try {
    const state = await settled(source, ports.clock)
    if (state === null) return failure(SILENT)
    if (state !== 'ready' && state !== 'sign_in') {
      return failure(source.health().lastError?.message ?? FAILED)
    }
    return success(told(state, source, await admitted(source, ports)))
  } finally {
    await source.close()
  }
}

const SILENT = `The source did not stand within ${TRY_MS / 1000} seconds: look whether its address is right.`
const FAILED = 'The source could not be reached: look whether its address is right.'

/** The state that the first attempt ends in; null where it takes too long. */
function settled(source: ToolSource, clock: Clock): Promise<SourceState | null> {
  return new Promise((resolve) => {
    const end = (state: SourceState | null) => {
      disarm()
      stopListening()
      resolve(state)
    }
    const disarm = clock.after(TRY_MS, () => end(null))
    const stopListening = source.onChange(() => {
      const { state } = source.health()
      if (state !== 'connecting') end(state)
    })
    source.start()
    // One that cannot be made at all has failed before anybody listens.
    const { state } = source.health()
    if (state === 'failed' || state === 'ready') end(state)
  })
}

function admitted(source: ToolSource, { later }: Ports): Promise<AdmittedSource> {
  const steps = sourceAdmission(source.name, source.tools(), () => undefined)
  return new Promise((done, failed) => runInSlices(steps, { later, done, failed }))
}

function told(
  state: TriedSource['state'],
  source: ToolSource,
  { entries, refused }: AdmittedSource,
): TriedSource {
  const { name, version } = source.health().about ?? {}
  const flagged = entries.filter(({ checked }) => checked.findings.length > 0)
  return {
    state,
    name: name === undefined ? null : cutToCharacters(name, MAX_NAME),
    version: version === undefined ? null : cutToCharacters(version, MAX_NAME),
    tools: entries.length,
    refused: refused.length,
    findings: flagged.reduce((sum, { checked }) => sum + checked.findings.length, 0),
    flagged: flagged.slice(0, MAX_FLAGGED).map(({ tool }) => tool.definition.name),
  }
}
