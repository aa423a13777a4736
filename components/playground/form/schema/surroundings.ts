import type { Budget } from './budget.ts'
import type { SchemaDocument } from './schema-document.ts'

/** What is needed to see what holds at a place. */
export type Surroundings = {
  readonly document: SchemaDocument
  readonly budget: Budget
  /** Variants and types that a person chose, by the key of their place. */
  readonly choices: ReadonlyMap<string, string>
}
