import { createHash } from 'node:crypto'
import { VitrineError } from '#lib/base/vitrine-error.ts'
import type { ToolContext } from '#lib/contract/tool.ts'
import { NetworkFailure } from '#lib/network/network-failure.ts'
import { backOffMs } from '../back-off.ts'
import { SourceLog } from '../source-log.ts'
import type { OpenApiSettings } from '../source-settings.ts'
import { SourceStatus } from '../source-status.ts'
import type { SourceHealth, SourceLogLine, SourceTool, ToolSource } from '../tool-source.ts'
import { aboutService } from './about-service.ts'
import type { ServiceResult } from './adopt-response.ts'
import type { PlannedOperation } from './build-request.ts'
import type { CallArguments } from './call-arguments.ts'
import { CallFailure } from './call-failure.ts'
import { callOperation } from './call-operation.ts'
import {
  DEFAULT_HTTP_TIMEOUTS,
  type HttpSourceWorld,
  type HttpTimeouts,
} from './http-source-world.ts'
import type { OpenApiDocument } from './open-api-document.ts'
import { operationTool } from './operation-tool.ts'
import { parseDocument } from './parse-document.ts'
import { planOperations } from './plan-operations.ts'
import { isAddress, readDocument } from './read-document.ts'
import { validateDocument } from './validate-document.ts'

/**
 * The source of tools that an OpenAPI document describes, one tool an operation. Opens nothing until `start`; a
 * document at an address that does not answer is asked for again with back-off. Rules: `SPEC.md`.
 */
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
  readonly #timeouts: HttpTimeouts
  readonly #ownOrigins: ReadonlySet<string>
  readonly #log: SourceLog
  readonly #status: SourceStatus
  readonly #underWay = new Set<Promise<unknown>>()
  #tools: readonly SourceTool[] = []
  #stop = new AbortController()
  #disarm: (() => void) | null = null
  #failures = 0
  /** SHA-256 of the document as it was read last. */
  #digest = ''

  constructor(name: string, settings: OpenApiSettings, world: HttpSourceWorld) {
    this.name = name
    this.#settings = settings
    this.#world = world
    this.#timeouts = { ...DEFAULT_HTTP_TIMEOUTS, ...world.timeouts }
    this.#ownOrigins = world.isFromFile ? namedOrigins(settings) : new Set()
    this.#log = new SourceLog(world.clock, (text) => world.redactText(text))
    this.#status = new SourceStatus(world.clock)
    // Before a start, it is stopped.
    this.#stop.abort()
  }

  start(): void {
    if (!this.#stop.signal.aborted) return
    this.#stop = new AbortController()
    this.#failures = 0
    this.#load()
  }

  tools(): readonly SourceTool[] {
    return this.#tools
  }

  health(): SourceHealth {
    return this.#status.health
  }

  log(): readonly SourceLogLine[] {
    return this.#log.lines
  }

  onChange(listener: () => void): () => void {
    return this.#status.onChange(listener)
  }

  async close(): Promise<void> {
    this.#stop.abort(new CallFailure(STOPPED))
    this.#disarm?.()
    this.#disarm = null
    await Promise.allSettled(this.#underWay)
    this.#status.enter('stopped')
  }

  #load(): void {
    this.#status.enter('connecting')
    this.#trackAside(this.#tryLoading(this.#stop.signal))
  }

  async #tryLoading(stopped: AbortSignal): Promise<void> {
    try {
      await this.#read(stopped)
      this.#failures = 0
      this.#status.enter('ready')
      this.#refreshLater()
    } catch (problem) {
      if (!stopped.aborted) this.#failLoading(problem)
    }
  }

  /** Reads the document and, where it is another than before, makes its tools. */
  async #read(stopped: AbortSignal): Promise<void> {
    const { clock } = this.#world
    const startedAt = clock.monotonic()
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(this.#timeouts.loadMs)])
    const place = this.#settings.document
    const { text, url } = await readDocument(place, this.#world, this.#ownOrigins, signal)
    stopped.throwIfAborted()
    if (url !== undefined) this.#status.tookMs(clock.monotonic() - startedAt)
    const digest = createHash('sha256').update(text).digest('hex')
    if (digest === this.#digest) return
    const document = parseDocument(text)
    if (!document.ok) throw new CallFailure(document.problem)
    this.#tools = this.#toolsOf(document.value, url)
    this.#trackAside(this.#validate(document.value))
    this.#digest = digest
    this.#log.noted('info', `Read ${this.#tools.length} operations of the document.`)
    this.#status.says(aboutService(document.value))
  }

  /** Advice for whoever keeps the document; nothing waits for it. */
  async #validate(document: OpenApiDocument): Promise<void> {
    const { said, noted } = await validateDocument(document)
    for (const sentence of noted) this.#log.noted('info', sentence)
    for (const text of said) this.#log.said('logging', 'info', text)
  }

  /** Tools stay as they were read last where a later look at the document fails. */
  #refreshLater(): void {
    this.#disarm = this.#world.clock.after(this.#timeouts.refreshMs, () => {
      this.#trackAside(this.#refresh(this.#stop.signal))
    })
  }

  async #refresh(stopped: AbortSignal): Promise<void> {
    try {
      await this.#read(stopped)
      this.#status.announce()
    } catch (problem) {
      if (stopped.aborted) return
      const { message } = toldFault(problem)
      this.#log.noted('warning', message)
      this.#status.failed(message)
    }
    this.#refreshLater()
  }

  #toolsOf(document: OpenApiDocument, documentUrl: URL | undefined): readonly SourceTool[] {
    const { plans, notes } = planOperations(document, {
      source: this.name,
      settings: this.#settings,
      variable: this.#world.variable,
      documentUrl,
      confirmedOrigins: this.#ownOrigins,
    })
    for (const note of notes) this.#log.noted('warning', note)
    return plans.map((one) =>
      operationTool({
        ...one,
        source: this.name,
        call: (plan, call, context) => this.#track(this.#call(plan, call, context)),
      }),
    )
  }

  /** What an address gives may be mended in a while; a file stays wrong until somebody changes it. */
  #failLoading(problem: unknown): void {
    const { message } = toldFault(problem)
    this.#log.noted('error', message)
    if (!isAddress(this.#settings.document)) {
      this.#status.enter('failed', message)
      return
    }
    const { clock, random = Math.random } = this.#world
    this.#disarm = clock.after(backOffMs(++this.#failures, random()), () => {
      this.#disarm = null
      this.#load()
    })
    this.#status.enter('waiting', message)
  }

  async #call(
    plan: PlannedOperation,
    call: CallArguments,
    context: ToolContext,
  ): Promise<ServiceResult> {
    const { clock } = this.#world
    const startedAt = clock.monotonic()
    const signal = AbortSignal.any([context.signal, this.#stop.signal])
    try {
      signal.throwIfAborted()
      const progress = context.progress.bind(context)
      const result = await callOperation(plan, call, { signal, progress }, this.#world)
      this.#status.tookMs(clock.monotonic() - startedAt)
      return result
    } catch (problem) {
      signal.throwIfAborted()
      const fault = toldFault(problem)
      if (fault instanceof NetworkFailure) this.#status.failed(fault.message)
      throw fault
    }
  }

  /** Keeps `work` among what `close` waits for; whoever began it hears of its failure. */
  #track<Value>(work: Promise<Value>): Promise<Value> {
    const ended = (): void => {
      this.#underWay.delete(settled)
    }
    const settled: Promise<void> = work.then(ended, ended)
    this.#underWay.add(settled)
    return work
  }

  /** For work whose failures are told where they happen. */
  #trackAside(work: Promise<void>): void {
    const untold = (): void => undefined
    this.#track(work).catch(untold)
  }
}

const STOPPED = 'The source was stopped: start it on the page of sources.'

/** The servers that the settings name themselves: scheme, host and port. */
function namedOrigins({ document, baseUrl }: OpenApiSettings): ReadonlySet<string> {
  const named = [document, baseUrl ?? ''].filter((place) => isAddress(place) && URL.canParse(place))
  return new Set(named.map((place) => new URL(place).origin))
}

function toldFault(problem: unknown): VitrineError {
  if (problem instanceof VitrineError) return problem
  const isLate = problem instanceof Error && problem.name === 'TimeoutError'
  const sentence = isLate
    ? 'The service did not answer in time: try again later.'
    : 'The service could not be asked because of a fault in Vitrine itself: see its log.'
  return new CallFailure(sentence, { cause: problem })
}
