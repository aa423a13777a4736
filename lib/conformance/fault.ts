/** What a case found to be wrong: one sentence, which quotes nothing that a tool or a boundary wrote. */
export class Fault extends Error {
  override readonly name = 'Fault'
}

/** Throws a `Fault` that says `sentence` unless `holds`. */
export function demand(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Fault(sentence)
}
