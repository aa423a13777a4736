/** Raised where a schema would take too long to lay out as a form. */
export class TooMuchWork extends Error {}

/** Steps that laying out one form may take; a schema can be made to need more than there are. */
export class Budget {
  #left: number

  constructor(steps: number) {
    this.#left = steps
  }

  /** Throws `TooMuchWork` where nothing is left. */
  take(): void {
    if (--this.#left < 0) throw new TooMuchWork()
  }
}
