/** One case of `SPEC.md` over a store: what was found on a fresh, empty one, and what had to be. */
export type StoreCase<Store> = {
  /** The rule that it holds a store to. */
  readonly rule: string
  readonly name: string
  run(store: Store): Promise<{ readonly found: unknown; readonly wanted: unknown }>
}
