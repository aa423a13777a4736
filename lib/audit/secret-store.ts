/** Where secrets of sources are kept, sealed. Rejects with `AuditError`. */
export type SecretStore = {
  /** The secret, or null where there is none or the key that sealed it is gone. */
  read(source: string, name: string): Promise<string | null>
  /** Keeps a secret in place of the one before. `at` is ISO 8601. */
  write(secret: {
    readonly source: string
    readonly name: string
    readonly text: string
    readonly at: string
  }): Promise<void>
  /** Forgets one secret of a source, or all where no name is given. */
  remove(source: string, name?: string): Promise<void>
}
