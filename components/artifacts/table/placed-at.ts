import type { CSSProperties } from 'react'
import type { ShownColumn } from './grid-parts.ts'

/** Where a cell or heading of a column stands in its row; one that stays in view sticks to the grid's edge. */
export function placedAt({ left, width, isStuck }: ShownColumn): CSSProperties {
  return isStuck ? { left, width } : { transform: `translateX(${left}px)`, width }
}
