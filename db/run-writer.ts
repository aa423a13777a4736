import type { Transaction } from 'better-sqlite3'
import { AuditError } from '#lib/audit/audit-error.ts'
import type { AuditedStep, RunEnd } from '#lib/audit/audit-store.ts'
import { type StepTally, stepTally } from '#lib/audit/step-tally.ts'
import { serialise } from '#lib/base/json.ts'
import type { EventOf } from '#lib/events/run-event.ts'
import type { OpenDatabase } from './open-database.ts'
import { type RunStatements, runStatements } from './run-statements.ts'
import { stepSums } from './step-sums.ts'

/** Writes runs over one connection; each method is one transaction and throws what the driver throws. */
export class RunWriter {
  readonly #database: OpenDatabase
  readonly #statements: RunStatements
  /** Runs whose newest step waits for somebody: the next one sets them running again. */
  readonly #waiting = new Set<string>()

  readonly #appendWithEffects: Transaction<
    (step: AuditedStep, runId: string, tally: StepTally) => void
  >

  constructor(database: OpenDatabase) {
    this.#database = database
    this.#statements = runStatements(database)
    this.#appendWithEffects = database.connection.transaction((audited, runId, tally) =>
      this.#insertWithEffects(runId, audited, tally),
    )
  }

  begin(header: EventOf<'run'>): void {
    this.#statements.begin.run({
      runId: header.runId,
      startedAt: Date.parse(header.at),
      mode: header.mode,
      privacyLevel: header.privacyLevel,
      toolName: header.toolName ?? null,
      source: header.source ?? null,
      header: serialise(header),
    })
  }

  append(runId: string, audited: AuditedStep): void {
    const tally = stepTally(audited.step)
    const isPlain = tally.findings === 0 && tally.status === 'running' && !this.#waiting.has(runId)
    // One statement is a transaction of its own.
    if (isPlain) this.#insert(runId, audited, tally)
    else this.#appendWithEffects.immediate(audited, runId, tally)
    if (tally.status === 'waiting') this.#waiting.add(runId)
    else this.#waiting.delete(runId)
  }

  finish(runId: string, end: RunEnd): void {
    this.#immediate(() => {
      const isEnded = this.#end(runId, end)
      if (isEnded || this.#statements.exists.get({ runId }) !== undefined) return
      throw new AuditError('audit_refused')
    })
    this.#waiting.delete(runId)
  }

  closeInterrupted(at: string): number {
    return this.#immediate(() => {
      const runIds = this.#statements.underWay.all().map(({ runId }) => runId)
      for (const runId of runIds) {
        const eventSeq = stepSums(this.#database, runId).lastEventSeq + 1
        this.#end(runId, { at, status: 'interrupted', eventSeq })
      }
      return runIds.length
    })
  }

  #immediate<Result>(work: () => Result): Result {
    return this.#database.connection.transaction(work).immediate()
  }

  #insertWithEffects(runId: string, audited: AuditedStep, tally: StepTally): void {
    this.#insert(runId, audited, tally)
    const { findings, status } = tally
    if (findings > 0) this.#statements.countFindings.run(findings, runId)
    if (status === 'waiting' || this.#waiting.has(runId))
      this.#statements.status.run({ runId, status })
    if (audited.step.kind !== 'tool') return
    for (const { heuristic, category, channel } of audited.step.findings) {
      this.#statements.finding.run(runId, audited.step.seq, heuristic, category, channel ?? null)
    }
  }

  #insert(runId: string, { step, eventSeq }: AuditedStep, tally: StepTally): void {
    const inserted = this.#statements.step.run(
      runId,
      step.seq,
      eventSeq,
      step.kind,
      Date.parse(step.at),
      tally.round,
      tally.toolCalls,
      tally.toolErrors,
      tally.findings,
      tally.totalTokens,
      tally.estimatedCost,
      tally.durationMs,
      serialise(step),
      runId,
    )
    if (inserted.changes === 0) throw new AuditError('audit_refused')
  }

  /** True where the run was under way. */
  #end(runId: string, end: RunEnd): boolean {
    const { lastEventSeq: _, ...sums } = stepSums(this.#database, runId)
    const ended = this.#statements.finish.run({
      runId,
      status: end.status,
      endedAt: Date.parse(end.at),
      endEventSeq: end.eventSeq,
      failureCode: end.failure?.code ?? null,
      failureMessage: end.failure?.message ?? null,
      ...(end.summary ?? sums),
    })
    return ended.changes > 0
  }
}
