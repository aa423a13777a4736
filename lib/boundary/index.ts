export type { CheckContext, CheckedResult, TextBudget, Truncation } from './checked-result.ts'
export type { Finding } from './finding.ts'
export type { Heuristic } from './heuristics/heuristic.ts'
export { HEURISTICS } from './heuristics/heuristics.ts'
export { type Neutralised, neutralise } from './neutralise.ts'
export type { ResultPolicy } from './result-policy.ts'
export { scan } from './scan.ts'
export {
  type BoundaryOptions,
  type CheckedTool,
  ToolResultBoundary,
} from './tool-result-boundary.ts'
export { type RefusalRule, ToolResultError } from './tool-result-error.ts'
