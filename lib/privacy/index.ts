/** The privacy filter's public door. Nothing inside the house imports through it. */
export { type FilterContext, filterContext } from './filter-context.ts'
export { type FilteredEvent, filterEvent } from './filter-event.ts'
export { FILTER_VERSION, filterStep } from './filter-step.ts'
export { Placeholders } from './placeholders.ts'
export { PRIVACY_LEVELS, type PrivacyLevel } from './privacy-level.ts'
export { type Redacted, type RedactionContext, redact } from './redact.ts'
export type { StoredStep } from './stored-step.ts'
