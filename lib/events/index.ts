/** The published door of the events room: see design `map.md`, "The entries". Nothing in the house uses it. */
export {
  type ComparedKey,
  type ComparedStep,
  compareViews,
  type KeyChange,
  type ViewComparison,
} from './compare-views.ts'
export {
  type EndStatus,
  RunEvent,
  type RunMode,
  type RunStatus,
  type RunSummary,
} from './run-event.ts'
export { RunStep, type StepKind } from './run-step.ts'
export { fold, type RunView, settled } from './run-view.ts'
