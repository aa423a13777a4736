import { bearer } from './rules/bearer.ts'
import { email } from './rules/email.ts'
import { jwt } from './rules/jwt.ts'
import { knownToken } from './rules/known-token.ts'
import { privateKey } from './rules/private-key.ts'
import type { RedactionRule } from './rules/rule.ts'
import { secretAssignment } from './rules/secret-assignment.ts'
import { urlToken } from './rules/url-token.ts'
import { urlUserinfo } from './rules/url-userinfo.ts'

/**
 * Every rule of the redactor, in the order in which they mask: first those that know a secret by its place
 * and take all of it, then those that know it by its own shape. Adding a rule is one file and one entry.
 * Source: design `runs.md`, "Privacy filter".
 */
export const REDACTION_RULES: readonly RedactionRule[] = [
  privateKey,
  urlUserinfo,
  urlToken,
  bearer,
  secretAssignment,
  jwt,
  knownToken,
  email,
]
