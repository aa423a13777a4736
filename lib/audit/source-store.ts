/** A source that was added in the console. */
export type AddedSource = {
  readonly name: string
  /** How it is reached, as JSON text; null where the key that sealed it is gone. */
  readonly settings: string | null
  /** ISO 8601. */
  readonly addedAt: string
  readonly addedBy: string
}

/** Where sources that were added in the console are kept. Rejects with `AuditError`. */
export type SourceStore = {
  /** All of them, by name. */
  list(): Promise<readonly AddedSource[]>
  /** Keeps one; false where the name is taken. */
  add(source: AddedSource & { readonly settings: string }): Promise<boolean>
  /** True where there was one of this name. */
  remove(name: string): Promise<boolean>
}
