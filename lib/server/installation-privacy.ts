import type { SettingsStore } from '#lib/audit/settings-store.ts'
import type { Clock } from '#lib/base/clock.ts'
import { isoTime } from '#lib/base/clock.ts'
import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import { PRIVACY_LEVELS, type PrivacyLevel } from '#lib/privacy/privacy-level.ts'
import { type PrivacyChoice, type PrivacyInForce, privacyInForce } from './privacy-setting.ts'
import type { Settings } from './settings.ts'

/** The privacy setting of one installation: what is in force, and the way to change it. */
export type InstallationPrivacy = {
  readonly inForce: PrivacyInForce
  /** Sets the level and records who did so and when; a sentence where it is above the ceiling. */
  choose(level: PrivacyLevel, by: string): Promise<Outcome<PrivacyInForce, string>>
}

/** Reads the setting once; changes go to the store first. Rejects with `AuditError`. */
export async function openPrivacy(
  privacy: Settings['privacy'],
  store: SettingsStore,
  clock: Clock,
): Promise<InstallationPrivacy> {
  let inForce = privacyInForce(await storedChoice(store), privacy)
  return {
    get inForce() {
      return inForce
    },
    async choose(level, by) {
      if (PRIVACY_LEVELS.indexOf(level) > PRIVACY_LEVELS.indexOf(privacy.ceiling)) {
        return failure(
          `The configuration allows no level above "${privacy.ceiling}": choose that or a lower one.`,
        )
      }
      const at = isoTime(Math.floor(clock.now()))
      await store.change({ name: 'privacyLevel', after: level, by, at })
      inForce = privacyInForce(await storedChoice(store), privacy)
      return success(inForce)
    },
  }
}

async function storedChoice(store: SettingsStore): Promise<PrivacyChoice | null> {
  const [newest] = await store.changes('privacyLevel', 1)
  const level = PRIVACY_LEVELS.find((name) => name === newest?.after)
  return newest && level ? { level, by: newest.by, at: newest.at } : null
}
