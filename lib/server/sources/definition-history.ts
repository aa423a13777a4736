import { createHash } from 'node:crypto'
import type { DefinitionStore, SeenDefinition } from '#lib/audit/definition-store.ts'
import { type Clock, isoTime } from '#lib/base/clock.ts'
import type { AnnouncedTool } from '#lib/sources/tool-source.ts'
import type { CallPolicy } from '../call-policies.ts'
import { canonicalDefinition } from './definition-text.ts'

/** Definitions that are kept of one source; past it a new one stays unknown, and its tool does not run. */
const MAX_DEFINITIONS_PER_SOURCE = 20_000

/** Characters of them together: they are held in memory. */
const MAX_LENGTH_PER_SOURCE = 100_000_000

/** How the definition that a source announces of a tool stands. `unknown`: it is not recorded (yet). */
export type DefinitionStanding = SeenDefinition['decision'] | 'unknown'

/** The definition of one tool that is announced now. */
export type AnnouncedDefinition = {
  readonly source: string
  readonly tool: string
  readonly hash: string
  readonly definition: string
}

/** What was seen of one source, in its order and by key. */
type Seen = {
  readonly all: readonly SeenDefinition[]
  readonly byKey: ReadonlyMap<string, SeenDefinition>
}

type World = {
  readonly clock: Clock
  readonly store: DefinitionStore
  report(problem: Error): void
  /** What is done with definitions that nobody has approved. */
  policyOf(source: string): Pick<CallPolicy, 'changedDefinition' | 'newDefinition'>
  /** Characters of all definitions of one source that are kept; absent means the limit of an installation. */
  readonly maxLength?: number
}

/** The definition that a source announces, in canonical form, and its hash. Takes JSON of bounded depth. */
export function announcedDefinition(source: string, announced: AnnouncedTool): AnnouncedDefinition {
  const definition = canonicalDefinition(announced)
  const hash = createHash('sha256').update(definition).digest('hex')
  return { source, tool: announced.name, hash, definition }
}

/**
 * What every source ever announced of its tools, and what was decided of it. A definition that is new to a known
 * tool, or a known definition under a new name, has changed: its tool waits for an administrator's word.
 */
export class DefinitionHistory {
  readonly #world: World
  readonly #bySource = new Map<string, Seen>()
  readonly #queues = new Map<string, Promise<void>>()

  constructor(world: World) {
    this.#world = world
  }

  /** Records what a source announces now; one announcement after the other. Never rejects: faults are reported. */
  observe(source: string, announced: readonly AnnouncedDefinition[]): Promise<void> {
    const observed = (this.#queues.get(source) ?? Promise.resolve())
      .then(() => this.#observe(source, announced))
      .catch((problem: unknown) => {
        const cause = { cause: problem }
        this.#world.report(new Error('Definitions of tools could not be recorded.', cause))
      })
    this.#queues.set(source, observed)
    return observed
  }

  /** How a definition stands. */
  standingOf(announced: Omit<AnnouncedDefinition, 'definition'>): DefinitionStanding {
    return this.#seen(announced.source).byKey.get(keyOf(announced))?.decision ?? 'unknown'
  }

  /** All definitions of one tool that are kept, newest first. */
  of(source: string, tool: string): readonly SeenDefinition[] {
    return this.#seen(source)
      .all.filter((one) => one.tool === tool)
      .toReversed()
  }

  /** The approved definition that `announced` takes the place of, if any: of its tool, or of one it renames. */
  approvedBefore(
    announced: AnnouncedDefinition,
    isAnnounced: (tool: string) => boolean,
  ): SeenDefinition | null {
    const approved = this.#seen(announced.source).all.filter(
      (one) => one.decision === 'approved' && keyOf(one) !== keyOf(announced),
    )
    const ofTool = approved.filter(({ tool }) => tool === announced.tool)
    const newest = ofTool.toSorted(byDecision).at(-1)
    return newest ?? bodiesOfGone(approved, isAnnounced).get(bodyOf(announced)) ?? null
  }

  /** Records an administrator's word; false where there is no such definition. Rejects with `AuditError`. */
  async decide(
    { source, tool, hash }: Omit<AnnouncedDefinition, 'definition'>,
    decision: 'approved' | 'rejected',
    by: string,
  ): Promise<boolean> {
    const { clock, store } = this.#world
    const at = isoTime(Math.floor(clock.now()))
    const isDecided = await store.decide({ source, tool, hash, decision, by, at })
    if (isDecided) await this.#read(source)
    return isDecided
  }

  async #observe(source: string, announced: readonly AnnouncedDefinition[]): Promise<void> {
    if (!this.#bySource.has(source)) await this.#read(source)
    const { all, byKey } = this.#seen(source)
    const unseen = announced.filter((one) => !byKey.has(keyOf(one)))
    const fresh = roomFor(unseen, all, this.#world.maxLength ?? MAX_LENGTH_PER_SOURCE)
    if (fresh.length === 0) return
    const names = new Set(announced.map(({ tool }) => tool))
    const known = new Set(all.map(({ tool }) => tool))
    const gone = bodiesOfGone(all, (tool) => names.has(tool))
    const policy = this.#world.policyOf(source)
    const firstSeenAt = isoTime(Math.floor(this.#world.clock.now()))
    const noted = fresh.map((one) => {
      const isChange = known.has(one.tool) || gone.has(bodyOf(one))
      const asks = (isChange ? policy.changedDefinition : policy.newDefinition) === 'ask'
      return { ...one, firstSeenAt, ...(asks ? PENDING : approvedAt(firstSeenAt)) }
    })
    await this.#world.store.note(noted)
    await this.#read(source)
  }

  async #read(source: string): Promise<void> {
    const all = await this.#world.store.ofSource(source)
    this.#bySource.set(source, { all, byKey: new Map(all.map((one) => [keyOf(one), one])) })
  }

  #seen(source: string): Seen {
    return this.#bySource.get(source) ?? NOTHING
  }
}

/** The first of `unseen` that can be kept beside what is kept already. */
function roomFor(
  unseen: readonly AnnouncedDefinition[],
  kept: readonly SeenDefinition[],
  maxLength: number,
): readonly AnnouncedDefinition[] {
  let length = kept.reduce((sum, { definition }) => sum + definition.length, 0)
  const room = Math.max(0, MAX_DEFINITIONS_PER_SOURCE - kept.length)
  const end = unseen.findIndex(({ definition }, index) => {
    length += definition.length
    return index >= room || length > maxLength
  })
  return end === -1 ? unseen : unseen.slice(0, end)
}

const NOTHING: Seen = { all: [], byKey: new Map() }

const PENDING = { decision: 'pending', decidedAt: null, decidedBy: null } as const

function approvedAt(decidedAt: string) {
  return { decision: 'approved', decidedAt, decidedBy: null } as const
}

/** Tools that are gone, by their definitions without the name: one that comes back so was renamed. */
function bodiesOfGone(
  seen: readonly SeenDefinition[],
  isAnnounced: (tool: string) => boolean,
): ReadonlyMap<string, SeenDefinition> {
  const gone = seen.filter(({ tool }) => !isAnnounced(tool))
  return new Map(gone.map((one) => [bodyOf(one), one]))
}

/** A canonical definition without the name that it begins with. */
function bodyOf({ tool, definition }: Pick<AnnouncedDefinition, 'tool' | 'definition'>): string {
  return definition.slice(JSON.stringify({ name: tool }).length - 1)
}

function keyOf({ tool, hash }: Pick<AnnouncedDefinition, 'tool' | 'hash'>): string {
  return `${hash} ${tool}`
}

function byDecision(one: SeenDefinition, other: SeenDefinition): number {
  return (one.decidedAt ?? '') < (other.decidedAt ?? '') ? -1 : 1
}
