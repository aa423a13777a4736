/**
 * The placeholders of one run: the same value under the same type gives the same placeholder, so that a
 * reader can still see that two cells hold the same address. Lives in memory as long as its run and is
 * never stored, for it knows the values.
 */
export class Placeholders {
  readonly #byType = new Map<string, Map<string, string>>()

  /** The placeholder, e.g. `[email 1]`, that stands for `value` in this run. */
  of(type: string, value: string): string {
    const known = this.#byType.get(type) ?? new Map<string, string>()
    this.#byType.set(type, known)
    const placeholder = known.get(value) ?? `[${type} ${known.size + 1}]`
    known.set(value, placeholder)
    return placeholder
  }
}
