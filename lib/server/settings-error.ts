import { VitrineError } from '#lib/base/vitrine-error.ts'

/** A setting that cannot be used. The sentence names the variable and says what it must be. */
export class SettingsError extends VitrineError {
  constructor(message: string, options?: { cause?: unknown }) {
    super('bad_setting', message, options)
  }
}
