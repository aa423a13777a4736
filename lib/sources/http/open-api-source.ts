import { cutToCharacters } from '#lib/base/text.ts'
import { VitrineError } from '#lib/base/vitrine-error.ts'
import type { ToolContext } from '#lib/contract/tool.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { NetworkFailure } from '#lib/network/network-failure.ts'
import type { OpenApiSettings } from '../source-settings.ts'
import type { SourceHealth, SourceLogLine, SourceTool, ToolSource } from '../tool-source.ts'
import type { PlannedOperation } from './build-request.ts'
import type { CallArguments } from './call-arguments.ts'
import { CallFailure } from './call-failure.ts'
import { callOperation } from './call-operation.ts'
import type { HttpSourceWorld } from './http-source-world.ts'
import { objectOf, textOf } from './members.ts'
import type { OpenApiDocument } from './open-api-document.ts'
import { operationTool } from './operation-tool.ts'
import { parseDocument } from './parse-document.ts'
import { planOperations } from './plan-operations.ts'
import { isAddress, readDocument } from './read-document.ts'
import { SourceLog } from './source-log.ts'

/** Between one attempt to reach the document and the next; the last one again and again. */
const RETRY_MS: readonly number[] = [5_000, 15_000, 60_000, 300_000]

const MAX_LOAD_MS = 60_000

/** The source of tools that an OpenAPI document describes, one tool an operation. Opens nothing until `start`. */
export function openApiSource(
  name: string,
  settings: OpenApiSettings,
  world: HttpSourceWorld,
): ToolSource {
  return new OpenApiSource(name, settings, world)
}

class OpenApiSource implements ToolSource {
  readonly kind = 'http'
  readonly name: string
  readonly #settings: OpenApiSettings
  readonly #world: HttpSourceWorld
  readonly #confirmed: ReadonlySet<string>
  readonly #log = new SourceLog()
  readonly #listeners = new Set<() => void>()
  readonly #closing = new AbortController()
  readonly #underWay = new Set<Promise<unknown>>()
  #tools: readonly SourceTool[] = []
  #health: SourceHealth
  #cancelRetry: (() => void) | null = null
  #attempts = 0

  constructor(name: string, settings: OpenApiSettings, world: HttpSourceWorld) {
    this.name = name
    this.#settings = settings
    this.#world = world
    this.#confirmed = world.isFromFile ? namedOrigins(settings) : new Set()
    const since = world.clock.now()
    this.#health = { state: 'stopped', since, latencyMs: null, lastError: null, about: null }
  }

  start(): void {
    if (this.#closing.signal.aborted || this.#health.state !== 'stopped') return
    this.#load()
  }

  tools(): readonly SourceTool[] {
    return this.#tools
  }

  health(): SourceHealth {
    return this.#health
  }

  log(): readonly SourceLogLine[] {
    return this.#log.lines()
  }

  onChange(listener: () => void): () => void {
    // One function may listen twice; each registration ends by its own.
    const told = () => listener()
    this.#listeners.add(told)
    return () => this.#listeners.delete(told)
  }

  async close(): Promise<void> {
    this.#closing.abort(new CallFailure('The source was closed.'))
    this.#cancelRetry?.()
    this.#cancelRetry = null
    await Promise.allSettled(this.#underWay)
    this.#become({ state: 'stopped' })
  }

  #load(): void {
    this.#attempts++
    this.#become({ state: 'connecting' })
    void this.#track(this.#tryLoading())
  }

  async #tryLoading(): Promise<void> {
    const { clock } = this.#world
    const startedAt = clock.monotonic()
    try {
      const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(MAX_LOAD_MS)])
      const place = this.#settings.document
      const { text, url } = await readDocument(place, this.#world, this.#confirmed, signal)
      this.#closing.signal.throwIfAborted()
      const latencyMs = clock.monotonic() - startedAt
      const document = parseDocument(text)
      if (!document.ok) throw new CallFailure(document.problem)
      this.#tools = this.#toolsOf(document.value, url)
      this.#attempts = 0
      this.#become({ state: 'ready', latencyMs, about: aboutService(document.value) })
    } catch (problem) {
      if (!this.#closing.signal.aborted) this.#failLoading(problem)
    }
  }

  #toolsOf(document: OpenApiDocument, documentUrl: URL | undefined): readonly SourceTool[] {
    const { plans, notes } = planOperations(document, {
      source: this.name,
      settings: this.#settings,
      environment: this.#world.environment,
      documentUrl,
      confirmedOrigins: this.#confirmed,
    })
    for (const note of notes) this.#say('warning', note)
    return plans.map((one) =>
      operationTool({
        ...one,
        source: this.name,
        call: (plan, call, context) => this.#track(this.#call(plan, call, context)),
      }),
    )
  }

  /** A network may be back soon; a document that is wrong stays so until somebody changes it. */
  #failLoading(problem: unknown): void {
    const message = sentenceOf(problem)
    this.#say('error', message)
    const lastError = { at: this.#world.clock.now(), message }
    const isLasting = problem instanceof CallFailure && !isAddress(this.#settings.document)
    if (isLasting) {
      this.#become({ state: 'failed', lastError })
      return
    }
    const delayMs = RETRY_MS[Math.min(this.#attempts, RETRY_MS.length) - 1] ?? 0
    this.#cancelRetry = this.#world.clock.after(delayMs, () => {
      this.#cancelRetry = null
      this.#load()
    })
    this.#become({ state: 'waiting', lastError })
  }

  async #call(
    plan: PlannedOperation,
    call: CallArguments,
    context: ToolContext,
  ): Promise<ToolResult> {
    const { clock } = this.#world
    const startedAt = clock.monotonic()
    const signal = AbortSignal.any([context.signal, this.#closing.signal])
    try {
      signal.throwIfAborted()
      const progress = context.progress.bind(context)
      const result = await callOperation(plan, call, { signal, progress }, this.#world)
      this.#become({ latencyMs: clock.monotonic() - startedAt })
      return result
    } catch (problem) {
      signal.throwIfAborted()
      const message = sentenceOf(problem)
      if (problem instanceof NetworkFailure) {
        this.#become({ lastError: { at: clock.now(), message } })
      }
      return ToolResult.error(message)
    }
  }

  #say(level: SourceLogLine['level'], text: string): void {
    this.#log.add({ at: this.#world.clock.now(), channel: 'vitrine', level }, text)
  }

  #become(change: Partial<SourceHealth>): void {
    const isNew = change.state !== undefined && change.state !== this.#health.state
    const since = isNew ? this.#world.clock.now() : this.#health.since
    this.#health = { ...this.#health, ...change, since }
    for (const listener of [...this.#listeners]) listener()
  }

  #track<Value>(work: Promise<Value>): Promise<Value> {
    const settled = work.then(
      () => undefined,
      () => undefined,
    )
    this.#underWay.add(settled)
    void settled.then(() => this.#underWay.delete(settled))
    return work
  }
}

/** The servers that the settings name themselves: scheme, host and port. */
function namedOrigins({ document, baseUrl }: OpenApiSettings): ReadonlySet<string> {
  const named = [document, baseUrl ?? ''].filter((place) => isAddress(place) && URL.canParse(place))
  return new Set(named.map((place) => new URL(place).origin))
}

function aboutService({ root }: OpenApiDocument): NonNullable<SourceHealth['about']> {
  const info = objectOf(root, 'info')
  const title = textOf(info, 'title')
  const version = textOf(info, 'version')
  const description = textOf(info, 'description')
  return {
    ...(title !== undefined && { name: cutToCharacters(title, 200) }),
    ...(version !== undefined && { version: cutToCharacters(version, 100) }),
    protocolVersion: `OpenAPI ${cutToCharacters(textOf(root, 'openapi') ?? '', 20)}`,
    ...(description !== undefined && { instructions: cutToCharacters(description, 4_000) }),
  }
}

function sentenceOf(problem: unknown): string {
  if (problem instanceof VitrineError) return problem.message
  if (problem instanceof Error && problem.name === 'TimeoutError') {
    return 'The service did not answer in time: try again later.'
  }
  return 'The service could not be asked because of a fault in Vitrine itself: see its log.'
}
