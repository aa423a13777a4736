import type { PlainLimits } from '#lib/base/plain-data.ts'

/** What is read of a foreign result; the boundary holds what comes of it to its own, lower limits. */
export const FOREIGN_LIMITS: PlainLimits = { maxDepth: 64, maxNodes: 1_000_000 }
