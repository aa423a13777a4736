import { EMOJI_AND_SIGNS } from './benign/emoji-and-signs.ts'
import { MANY_LANGUAGES } from './benign/many-languages.ts'
import { RECORDS_AND_LOGS } from './benign/records-and-logs.ts'
import { RELEASES_AND_DOCS } from './benign/releases-and-docs.ts'
import { SECURITY_ARTICLES } from './benign/security-articles.ts'
import { SOURCE_CODE } from './benign/source-code.ts'
import { SUPPORT_AND_POLICIES } from './benign/support-and-policies.ts'
import { TOOL_DEFINITIONS } from './benign/tool-definitions.ts'
import type { BenignFixture } from './benign-fixture.ts'

/** Every ordinary result of the kit. Written for it; none is a row of a public set. */
export const BENIGN_FIXTURES: readonly BenignFixture[] = [
  ...SUPPORT_AND_POLICIES,
  ...SECURITY_ARTICLES,
  ...RELEASES_AND_DOCS,
  ...SOURCE_CODE,
  ...TOOL_DEFINITIONS,
  ...RECORDS_AND_LOGS,
  ...MANY_LANGUAGES,
  ...EMOJI_AND_SIGNS,
]
