import { isObject, type JsonValue, serialise } from '#lib/base/json.ts'
import { errorArtifact } from '../kinds/error.ts'
import type { Piece } from './adoption.ts'

/**
 * What a provider's error that stands at `from` became: its message is the text, and whatever else it says is
 * the detail beside it. Undefined where it has no message.
 */
export function failurePiece(error: JsonValue, from: string): Piece | undefined {
  if (typeof error === 'string') {
    return { from, text: error, artifacts: [errorArtifact({ message: error })] }
  }
  if (!isObject(error) || typeof error.message !== 'string') return undefined
  const { message, ...rest } = error
  const detail = Object.keys(rest).length === 0 ? undefined : serialise(rest)
  return { from, text: message, artifacts: [errorArtifact({ message, detail })] }
}
