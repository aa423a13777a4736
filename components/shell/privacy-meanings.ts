import type { PrivacyLevel } from '#lib/privacy/privacy-level.ts'

/** What each level keeps of a run, in one sentence. Source: design `runs.md`, "Privacy filter". */
export const PRIVACY_MEANINGS: Readonly<Record<PrivacyLevel, string>> = {
  none: 'times, status, tool names and counts; nothing that a caller or a tool chose freely.',
  metadata: 'structure, names and lengths; no arguments, no results.',
  redacted: 'everything, with credentials and personal data masked as far as they can be told.',
  full: 'everything, word for word.',
}
