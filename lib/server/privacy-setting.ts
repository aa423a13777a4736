import { getOwn } from '#lib/base/own.ts'
import {
  DEFAULT_PRIVACY_LEVEL,
  type PrivacyLevel,
  stricterLevel,
} from '#lib/privacy/privacy-level.ts'
import type { Settings } from './settings.ts'

/** A level that somebody chose for the installation. */
export type PrivacyChoice = {
  readonly level: PrivacyLevel
  /** Who chose it. */
  readonly by: string
  /** When, ISO 8601. */
  readonly at: string
}

/** The level that runs are kept at, who chose it, and the most that may be chosen. */
export type PrivacyInForce = {
  readonly level: PrivacyLevel
  /** Null where nobody chose and the default holds. */
  readonly choice: PrivacyChoice | null
  readonly ceiling: PrivacyLevel
}

/** The level in force: what was chosen, but never above the ceiling of the configuration. */
export function privacyInForce(
  choice: PrivacyChoice | null,
  { ceiling }: Settings['privacy'],
): PrivacyInForce {
  return { level: stricterLevel(choice?.level ?? DEFAULT_PRIVACY_LEVEL, ceiling), choice, ceiling }
}

/**
 * The level of one run: what it asks for, but never above the level in force nor above the ceiling of the
 * tool's source. A run may be kept at less than the installation's level, never at more.
 * Source: design `runs.md`, "Privacy filter".
 */
export function levelOfRun(
  wanted: PrivacyLevel | undefined,
  source: string,
  { level }: PrivacyInForce,
  { sources }: Settings['privacy'],
): PrivacyLevel {
  return stricterLevel(stricterLevel(wanted ?? level, level), getOwn(sources, source) ?? level)
}
