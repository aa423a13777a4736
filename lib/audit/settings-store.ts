import * as z from 'zod'

/** Settings that are changed in the console and kept in the database. */
export const SettingName = z.enum(['privacyLevel', 'resultPolicies', 'callPolicies'])
export type SettingName = z.infer<typeof SettingName>

/** One change of a setting: who, when, from what to what. */
export const SettingChange = z.object({
  name: SettingName,
  /** Null where the setting was never set before. */
  before: z.string().nullable(),
  after: z.string(),
  by: z.string(),
  at: z.iso.datetime({ precision: 3 }),
})
export type SettingChange = Readonly<z.infer<typeof SettingChange>>

/** Where settings are kept, with every change that was made to them. Rejects with `AuditError`. */
export type SettingsStore = {
  /** The value of a setting, or null where it was never set. */
  read(name: SettingName): Promise<string | null>
  /** Sets a value and records who did so, in one unit of work. A value that stands already is no change. */
  change(change: Omit<SettingChange, 'before'>): Promise<void>
  /** The newest changes of a setting, newest first. */
  changes(name: SettingName, limit: number): Promise<readonly SettingChange[]>
}
