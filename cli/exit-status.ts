/** What a command ends with. */
export const EXIT = {
  /** Everything was looked at, and nothing found. */
  clean: 0,
  /** Something was found, or a boundary does not conform. */
  flagged: 1,
  /** Something could not be looked at, or the command line is wrong. Goes before `flagged`. */
  unchecked: 2,
} as const

/** One of them. */
export type ExitStatus = (typeof EXIT)[keyof typeof EXIT]
