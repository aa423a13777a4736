import type { ToolResult } from './tool-result.ts'
import { toolResultRegistry } from './tool-result-registry.ts'

/**
 * True for a `ToolResult` of whichever loaded copy of the class: use it instead of `instanceof`. JSON data of
 * the same shape, a spread copy, a structured clone and a proxy of a result are none. Never throws.
 */
export function isToolResult(candidate: unknown): candidate is ToolResult {
  return typeof candidate === 'object' && candidate !== null && toolResultRegistry().has(candidate)
}
