/** What happens to a result in which a heuristic found something. */
export type OnSuspicion = 'annotate' | 'truncate' | 'fail'

/** The ceilings and the rule that one tool's results are held to. */
export type ResultPolicy = {
  readonly onSuspicion: OnSuspicion
  /** Characters (code points) of text inside the envelope. */
  readonly maxChars: number
  /** Bytes of UTF-8 of text inside the envelope. */
  readonly maxBytes: number
  /** Levels of containers; the root container is level 1. */
  readonly maxDepth: number
  /** Values and keys walked. */
  readonly maxNodes: number
  /** Bytes of UTF-8 of the serialised list of artifacts. */
  readonly maxArtifactBytes: number
}

/** Source: design `boundary.md`, "Order of operations"; `contract.md`, "Bounding". */
export const DEFAULT_POLICY: ResultPolicy = {
  onSuspicion: 'annotate',
  maxChars: 50_000,
  maxBytes: 50_000,
  maxDepth: 64,
  maxNodes: 100_000,
  maxArtifactBytes: 50_000,
}

/** Runs of mode `inspect` send nothing to a model, so they may hold more. Source: `contract.md`. */
export const INSPECT_POLICY: ResultPolicy = {
  ...DEFAULT_POLICY,
  maxChars: 8_000_000,
  maxBytes: 8_000_000,
  maxNodes: 1_000_000,
  maxArtifactBytes: 8_000_000,
}
