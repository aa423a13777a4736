import type { CheckableBoundary, CheckableTool } from './checkable-boundary.ts'
import { cross, type Delivered, type Refusal } from './cross.ts'
import { Fault } from './fault.ts'

/** What the boundary delivers of `result`; a fault where it refuses or breaks. */
export function delivered(
  boundary: CheckableBoundary,
  result: unknown,
  tool?: CheckableTool,
): Delivered {
  const crossing = cross(boundary, result, tool)
  if (crossing.kind === 'delivered') return crossing.delivered
  throw new Fault(crossing.kind === 'broken' ? crossing.why : 'A result that fits was refused.')
}

/** The refusal of `result`; a fault that names `what` where it is delivered or the boundary breaks. */
export function refused(
  boundary: CheckableBoundary,
  what: string,
  result: unknown,
  tool?: CheckableTool,
): Refusal {
  const crossing = cross(boundary, result, tool)
  if (crossing.kind === 'refused') return crossing.refusal
  throw new Fault(crossing.kind === 'broken' ? crossing.why : `${what} was delivered.`)
}
