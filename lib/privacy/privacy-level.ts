/** What may be kept of a run, from least to most. Source: design `runs.md`, "Privacy filter". */
export const PRIVACY_LEVELS = ['none', 'metadata', 'redacted', 'full'] as const

/** One of the four levels. */
export type PrivacyLevel = (typeof PRIVACY_LEVELS)[number]

/** The level of an installation that chose none, and what an unknown level is taken for. */
export const DEFAULT_PRIVACY_LEVEL: PrivacyLevel = 'metadata'

/** The level that `name` names; the default for any other name. */
export function privacyLevelOf(name: string): PrivacyLevel {
  return PRIVACY_LEVELS.find((level) => level === name) ?? DEFAULT_PRIVACY_LEVEL
}

/** The one of two levels that keeps less. */
export function stricterLevel(one: PrivacyLevel, other: PrivacyLevel): PrivacyLevel {
  return PRIVACY_LEVELS.indexOf(one) < PRIVACY_LEVELS.indexOf(other) ? one : other
}
