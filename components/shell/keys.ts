/** Where keys work, and what they do: the table that the key help shows. */
export type KeyGroup = {
  readonly title: string
  readonly keys: readonly { readonly combination: readonly string[]; readonly effect: string }[]
}

/** Stands for ⌘ on Apple systems and Ctrl on others. */
export const MOD = 'mod'

/** Every key of the console. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: 'Everywhere',
    keys: [
      { combination: [MOD, 'K'], effect: 'Go to a tool, a run or a page' },
      { combination: ['?'], effect: 'Show this list' },
      { combination: ['Esc'], effect: 'Close what is open' },
    ],
  },
  {
    title: 'Playground',
    keys: [
      { combination: [MOD, 'Enter'], effect: 'Run' },
      { combination: ['Esc'], effect: 'Stop the run' },
      { combination: ['/'], effect: 'Search the tools' },
      { combination: ['↑', '↓'], effect: 'Move through the tools' },
    ],
  },
  {
    title: 'Run',
    keys: [
      { combination: ['j'], effect: 'Next step' },
      { combination: ['k'], effect: 'Previous step' },
      { combination: ['←', '→'], effect: 'Move through the tabs' },
    ],
  },
]
