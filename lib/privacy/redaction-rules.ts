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
 * Every rule of the redactor. Where matches overlap, the whole stretch is masked once, under the rule that
 * comes first here. Adding a rule is one file and one entry. Source: design `runs.md`, "Privacy filter".
 */
export const REDACTION_RULES: readonly RedactionRule[] = [
  privateKey,
  jwt,
  knownToken,
  urlUserinfo,
  bearer,
  urlToken,
  secretAssignment,
  email,
]
