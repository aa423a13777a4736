/** What is kept of a sign-in at one source: JSON text with secrets in it, to be encrypted at rest. */
export type TokenStore = {
  /** What was saved last for the source of this name; null where there is nothing. */
  load(source: string): Promise<string | null>
  save(source: string, secret: string): Promise<void>
  clear(source: string): Promise<void>
}
