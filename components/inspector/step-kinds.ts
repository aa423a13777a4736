import type { Icon } from '@tabler/icons-react'
import {
  IconAlertTriangle,
  IconBan,
  IconFilterOff,
  IconFlag,
  IconHelpCircle,
  IconMessage,
  IconMessageCheck,
  IconSend,
  IconStack2,
  IconTool,
  IconUserCheck,
} from '@tabler/icons-react'
import type { RunStep, StepKind } from '#lib/events/run-step.ts'

/** How a step stands out: quiet, as a warning, or as a failure. */
export type StepTone = 'plain' | 'warning' | 'danger'

/** How one kind of step is drawn. */
export type StepLook = {
  readonly label: string
  readonly icon: Icon
  readonly tone: StepTone
}

/** Every kind of step. */
export const STEP_LOOKS: Readonly<Record<StepKind, StepLook>> = {
  request: { label: 'Request', icon: IconSend, tone: 'plain' },
  model: { label: 'Model', icon: IconMessage, tone: 'plain' },
  tool: { label: 'Result', icon: IconTool, tone: 'plain' },
  flagged: { label: 'Flagged', icon: IconFlag, tone: 'warning' },
  approval: { label: 'Approval', icon: IconUserCheck, tone: 'plain' },
  question: { label: 'Question', icon: IconHelpCircle, tone: 'plain' },
  refused: { label: 'Refused', icon: IconBan, tone: 'danger' },
  answer: { label: 'Answer', icon: IconMessageCheck, tone: 'plain' },
  error: { label: 'Error', icon: IconAlertTriangle, tone: 'danger' },
  assembled: { label: 'Assembled', icon: IconStack2, tone: 'plain' },
  dropped: { label: 'Dropped', icon: IconFilterOff, tone: 'warning' },
}

/** How this step stands out, which for a result depends on how the call went. */
export function stepTone(step: RunStep): StepTone {
  if (step.kind === 'tool' && step.toolIsError) return 'danger'
  if (step.kind === 'tool' && step.findings.length > 0) return 'warning'
  return STEP_LOOKS[step.kind].tone
}

/** What the step is about, foreign: the tool, the code of an error, the decision of an approval. */
export function stepSubject(step: RunStep): string {
  switch (step.kind) {
    case 'request':
      return step.toolSpecs.join(', ')
    case 'tool':
    case 'flagged':
    case 'refused':
      return step.toolName
    case 'approval':
    case 'question':
      return `${step.toolName}: ${step.decision}`
    case 'error':
      return step.code
    case 'model':
      return step.finishReason ?? ''
    case 'dropped':
      return step.droppedSources.join(', ')
    case 'answer':
    case 'assembled':
      return ''
  }
}
