/** What an operation with an expected failure gives: the value, or why there is none. */
export type Outcome<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }

/** The outcome that holds `value`. */
export function success<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

/** The outcome that holds why there is no value. */
export function failure<Problem>(problem: Problem): {
  readonly ok: false
  readonly problem: Problem
} {
  return { ok: false, problem }
}
