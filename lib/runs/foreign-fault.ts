import { VitrineError } from '#lib/base/vitrine-error.ts'
import { errorClass } from './error-class.ts'

/** A fault in a sentence of ours, as a `VitrineError` holds it. */
export type ToldFault = { readonly code: string; readonly message: string }

/**
 * What may be told of a thrown value: a `VitrineError` as it is, for its sentence quotes nothing by its contract;
 * anything else as `tell` has it, by its class alone.
 */
export function foreignFault(
  thrown: unknown,
  tell: (errorClass: string | null) => ToldFault,
): ToldFault {
  return isOurs(thrown) ? { code: thrown.code, message: thrown.message } : tell(errorClass(thrown))
}

/** True for an error of ours. Takes any value. */
export function isOurs(thrown: unknown): thrown is VitrineError {
  try {
    return thrown instanceof VitrineError
  } catch {
    // A proxy throws when it is asked for its prototype.
    return false
  }
}
