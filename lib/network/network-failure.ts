import { VitrineError } from '#lib/base/vitrine-error.ts'

/** Why another machine could not be asked or its answer not be read: one sentence, safe to show to a model. */
export class NetworkFailure extends VitrineError {
  constructor(sentence: string, options?: { cause?: unknown }) {
    super('network_failed', sentence, options)
  }
}
