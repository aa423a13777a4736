import { approvalClaim } from './approval-claim.ts'
import { claimedAuthority } from './claimed-authority.ts'
import { concealment } from './concealment.ts'
import { conditionalTrigger } from './conditional-trigger.ts'
import { delimiterEscape } from './delimiter-escape.ts'
import { dictatedAnswer } from './dictated-answer.ts'
import { disclosure } from './disclosure.ts'
import { exfiltration } from './exfiltration.ts'
import { forgedConversation } from './forged-conversation.ts'
import type { Heuristic } from './heuristic.ts'
import { hiddenText } from './hidden-text.ts'
import { overridingInstruction } from './overriding-instruction.ts'
import { paymentRequest } from './payment-request.ts'
import { roleChange } from './role-change.ts'
import { structuralForgery } from './structural-forgery.ts'
import { toolCommand } from './tool-command.ts'
import { toolPoisoning } from './tool-poisoning.ts'

/** Every heuristic. The set only grows: a result flagged today is flagged tomorrow. */
export const HEURISTICS: readonly Heuristic[] = [
  overridingInstruction,
  roleChange,
  claimedAuthority,
  disclosure,
  toolCommand,
  toolPoisoning,
  exfiltration,
  concealment,
  conditionalTrigger,
  paymentRequest,
  approvalClaim,
  forgedConversation,
  delimiterEscape,
  dictatedAnswer,
  hiddenText,
  structuralForgery,
]
