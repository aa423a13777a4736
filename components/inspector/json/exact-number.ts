/** A number of a JSON text that a double can't hold: the digits as they were written. */
export class ExactNumber {
  readonly digits: string

  constructor(digits: string) {
    this.digits = digits
  }
}
