import type { StepKind } from '#lib/events/run-step.ts'

/**
 * What a key of a step is allowed to hold. `content` is whatever a caller, a model or a tool chose; `exactText` is
 * the JSON text of content, kept whole or not at all; the others are structure, kept only in the shape that they name (`structure.ts`).
 */
export type KeyRule =
  | 'content'
  | 'exactText'
  | 'kind'
  | 'count'
  | 'length'
  | 'contextTokens'
  | 'amount'
  | 'flag'
  | 'time'
  | 'word'
  | 'words'
  | 'droppedTools'
  | 'toolName'
  | 'toolNames'
  | 'argumentNames'
  | 'artifactKinds'
  | 'callId'
  | 'counts'
  | 'findings'
  | 'omission'
  | 'flaggedBy'
  | 'sentence'

/** The rules of what is no structure. */
export type ContentRule = 'content' | 'exactText'

/** Keys of every kind of step, the summaries that stand for content included. */
const COMMON = {
  kind: 'kind',
  round: 'count',
  seq: 'count',
  at: 'time',
  durationMs: 'amount',
  messagesSentCount: 'count',
  contentLength: 'length',
  thinkingLength: 'length',
  requestedToolNames: 'toolNames',
  toolArgumentNames: 'argumentNames',
  toolResultLength: 'length',
  toolArtifactsCount: 'count',
  toolArtifactTypes: 'artifactKinds',
  contentRedacted: 'flag',
} as const satisfies Readonly<Record<string, KeyRule>>

/**
 * The allow-list: the keys that a step of each kind may have. A key that is not listed is content until
 * someone lists it. Source: design `runs.md`, "RunStep" and "Privacy filter".
 */
export const STEP_KEYS: Readonly<Record<StepKind, Readonly<Record<string, KeyRule>>>> = {
  request: {
    ...COMMON,
    messagesSent: 'content',
    toolSpecs: 'toolNames',
    modelName: 'word',
    contextTokens: 'contextTokens',
    callId: 'callId',
    toolArguments: 'content',
    toolArgumentsText: 'exactText',
  },
  model: {
    ...COMMON,
    content: 'content',
    thinking: 'content',
    finishReason: 'word',
    promptTokens: 'count',
    completionTokens: 'count',
    totalTokens: 'count',
    estimatedCost: 'amount',
    requestedToolCalls: 'content',
    raw: 'content',
  },
  tool: {
    ...COMMON,
    callId: 'callId',
    toolName: 'toolName',
    source: 'word',
    toolArguments: 'content',
    toolArgumentsText: 'exactText',
    toolResult: 'content',
    toolIsError: 'flag',
    truncated: 'flag',
    findings: 'findings',
    neutralised: 'counts',
    toolArtifacts: 'content',
    omission: 'omission',
    toolText: 'content',
    toolOrigin: 'content',
  },
  flagged: { ...COMMON, toolName: 'toolName', callId: 'callId', findings: 'findings' },
  approval: {
    ...COMMON,
    callId: 'callId',
    toolName: 'toolName',
    toolArguments: 'content',
    toolArgumentsText: 'exactText',
    decision: 'word',
    by: 'word',
  },
  question: {
    ...COMMON,
    callId: 'callId',
    toolName: 'toolName',
    questionId: 'callId',
    decision: 'word',
    question: 'content',
    answer: 'content',
    by: 'word',
  },
  refused: {
    ...COMMON,
    callId: 'callId',
    toolName: 'toolName',
    reason: 'sentence',
    flaggedBy: 'flaggedBy',
  },
  answer: { ...COMMON, content: 'content' },
  error: {
    ...COMMON,
    code: 'word',
    message: 'sentence',
    callId: 'callId',
    toolName: 'toolName',
  },
  assembled: {
    ...COMMON,
    messagesSent: 'content',
    toolSpecs: 'toolNames',
    modelName: 'word',
    contextTokens: 'contextTokens',
  },
  dropped: { ...COMMON, droppedSources: 'words', droppedTools: 'droppedTools' },
}

/** The keys that a step of an unknown kind may have: those of every kind. */
export const UNKNOWN_KIND_KEYS: Readonly<Record<string, KeyRule>> = COMMON
