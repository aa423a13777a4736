/** What may be kept of a run, from least to most. Source: design `runs.md`, "Privacy filter". */
export const PRIVACY_LEVELS = ['none', 'metadata', 'redacted', 'full'] as const

/** One of the four levels. */
export type PrivacyLevel = (typeof PRIVACY_LEVELS)[number]

/** The level of an installation that chose none, and what an unknown level is taken for. */
export const DEFAULT_PRIVACY_LEVEL: PrivacyLevel = 'metadata'
