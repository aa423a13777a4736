import { VitrineError } from '#lib/base/vitrine-error.ts'

/** Why a call or a connection of a source failed: stable, in steps and logs. */
export type SourceFaultCode =
  | 'source_not_connected'
  | 'source_closed'
  | 'source_silent'
  | 'source_misbehaved'
  | 'source_message_too_large'
  | 'source_message_too_deep'
  | 'source_flooded'
  | 'source_refused'
  | 'source_sign_in'
  | 'source_not_started'
  | 'cancelled'

/** A fault of a source, told in a sentence of ours without any byte of the source. */
export class SourceError extends VitrineError {
  declare readonly code: SourceFaultCode

  constructor(code: SourceFaultCode, message: string, options?: { cause?: unknown }) {
    super(code, message, options)
  }
}
