import type { ToolSource } from '#lib/sources/tool-source.ts'

type Held = { readonly source: ToolSource; readonly stopListening: () => void }

/** Called with the name of a source after its tools, its health, or whether it is there has changed. */
export type SourceListener = (name: string) => void

/**
 * The sources of one installation, each started when it comes in and closed when it goes. What one of them does
 * wrong reaches no other.
 */
export class SourceSet {
  readonly #held = new Map<string, Held>()
  readonly #listeners = new Set<SourceListener>()
  readonly #report: (problem: Error) => void

  /** `report` takes the fault of a source that broke its own rules. */
  constructor(report: (problem: Error) => void) {
    this.#report = report
  }

  /** All sources, by name. */
  list(): readonly ToolSource[] {
    return [...this.#held.keys()].sort().flatMap((name) => this.find(name) ?? [])
  }

  /** The source of this name, which a browser may have chosen. */
  find(name: string): ToolSource | undefined {
    return this.#held.get(name)?.source
  }

  /** Takes a source in and starts it. One of its name that is there already is closed first. */
  async put(source: ToolSource): Promise<void> {
    await this.#drop(source.name)
    const stopListening = source.onChange(() => this.#announce(source.name))
    this.#held.set(source.name, { source, stopListening })
    source.start()
    this.#announce(source.name)
  }

  /** Closes a source and lets it go; resolves once nothing of it is left. */
  async remove(name: string): Promise<void> {
    await this.#drop(name)
    this.#announce(name)
  }

  /** Calls `listener` after each change, until the function it gives is called. */
  onChange(listener: SourceListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Closes all sources at once. */
  async close(): Promise<void> {
    this.#listeners.clear()
    await Promise.all([...this.#held.keys()].map((name) => this.#drop(name)))
  }

  async #drop(name: string): Promise<void> {
    const held = this.#held.get(name)
    if (!held) return
    this.#held.delete(name)
    held.stopListening()
    try {
      await held.source.close()
    } catch (problem) {
      this.#report(new Error('A source could not be closed.', { cause: problem }))
    }
  }

  #announce(name: string): void {
    for (const listener of this.#listeners) listener(name)
  }
}
