/** Why a tool may not run now: the words of its mark in the list, and the sentence at its Run. */
export type HeldWords = { readonly mark: string; readonly reason: string }

const WAITS: HeldWords = {
  mark: 'held',
  reason: 'Its definition waits for an administrator’s word, so a run of it is refused.',
}

const WORDS: ReadonlyMap<string, HeldWords> = new Map([
  ['pending', WAITS],
  [
    'rejected',
    {
      mark: 'rejected',
      reason: 'An administrator rejected its definition, so a run of it is refused.',
    },
  ],
  [
    'unknown',
    {
      mark: 'not on record',
      reason: 'Its definition is not on record yet, so a run of it is refused.',
    },
  ],
])

/** The words for how the definition of a held tool stands; one that is not known here is told as waiting. */
export function heldWords(standing: string): HeldWords {
  return WORDS.get(standing) ?? WAITS
}
