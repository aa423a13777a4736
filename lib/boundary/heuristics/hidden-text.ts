import type { Heuristic } from './heuristic.ts'

/** Found where characters are read, not by phrases: see `hidden-runs.ts`. */
export const hiddenText: Heuristic = {
  name: 'hidden_text',
  category: 'hidden_text',
  catches: 'Long runs of characters that nobody sees, which can carry a text of their own.',
  leavesAlone: 'Single joiners, byte-order marks, flags and emoji.',
  positive: ['weather: sunny\u{e0049}\u{e0067}\u{e006e}\u{e006f}\u{e0072}\u{e0065}'],
  negative: ['\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', 'a\u200bb'],
  since: '0.1.0',
  languages: [],
  match: { phrases: [] },
}
