import { INSPECTED } from '#lib/runs/run-inspect.ts'

/** Sources that one installation may have. */
export const MAX_SOURCES = 200

/** Names of sources that are no sources of foreign tools: policies and audits are kept under them. */
export const RESERVED_SOURCE_NAMES: ReadonlySet<string> = new Set(['builtin', INSPECTED.source])
