import { COMMANDS_AND_TRIGGERS } from './attacks/commands-and-triggers.ts'
import { DISCLOSURE_AND_EXFILTRATION } from './attacks/disclosure-and-exfiltration.ts'
import { ENCODED_ORDERS } from './attacks/encoded-orders.ts'
import { FORGED_CONVERSATIONS } from './attacks/forged-conversations.ts'
import { HIDDEN_TEXT } from './attacks/hidden-text.ts'
import { IN_MARKUP_AND_CODE } from './attacks/in-markup-and-code.ts'
import { IN_OTHER_LANGUAGES } from './attacks/in-other-languages.ts'
import { OVERRIDING_INSTRUCTIONS } from './attacks/overriding-instructions.ts'
import { PAYMENTS_AND_APPROVALS } from './attacks/payments-and-approvals.ts'
import { ROLES_AND_AUTHORITY } from './attacks/roles-and-authority.ts'
import { SPELLED_ORDERS } from './attacks/spelled-orders.ts'
import { TEMPLATE_MARKERS } from './attacks/template-markers.ts'
import { TEMPLATE_MARKERS_OF_MORE_MODELS } from './attacks/template-markers-of-more-models.ts'
import { TOOL_POISONING } from './attacks/tool-poisoning.ts'
import { TURNS_AND_ENVELOPES } from './attacks/turns-and-envelopes.ts'
import type { InjectionFixture } from './injection-fixture.ts'

/** Every attack of the kit. Written for it; none is a row of a public set. */
export const INJECTION_FIXTURES: readonly InjectionFixture[] = [
  ...OVERRIDING_INSTRUCTIONS,
  ...IN_OTHER_LANGUAGES,
  ...ROLES_AND_AUTHORITY,
  ...DISCLOSURE_AND_EXFILTRATION,
  ...COMMANDS_AND_TRIGGERS,
  ...TOOL_POISONING,
  ...PAYMENTS_AND_APPROVALS,
  ...FORGED_CONVERSATIONS,
  ...IN_MARKUP_AND_CODE,
  ...ENCODED_ORDERS,
  ...SPELLED_ORDERS,
  ...HIDDEN_TEXT,
  ...TEMPLATE_MARKERS,
  ...TEMPLATE_MARKERS_OF_MORE_MODELS,
  ...TURNS_AND_ENVELOPES,
]
