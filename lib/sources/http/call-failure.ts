import { VitrineError } from '#lib/base/vitrine-error.ts'

/** Why a call of an HTTP service cannot be made: one sentence of ours, without a byte of the service. */
export class CallFailure extends VitrineError {
  constructor(sentence: string, options?: { cause?: unknown }) {
    super('call_failed', sentence, options)
  }
}
