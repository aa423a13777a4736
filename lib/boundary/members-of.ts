const UNKNOWN = 0
const IS_MEMBER = 1
const IS_NONE = 2

/**
 * Membership of characters in the set that `pattern` (of one character) describes, remembered by UTF-16 unit:
 * the engine's own Unicode tables are slow to ask, and texts ask for the same few characters again and again.
 */
export function membersOf(pattern: RegExp): (character: string) => boolean {
  const known = new Uint8Array(0x10000)
  return (character) => {
    if (character.length !== 1) return pattern.test(character)
    const unit = character.charCodeAt(0)
    if (known[unit] === UNKNOWN) known[unit] = pattern.test(character) ? IS_MEMBER : IS_NONE
    return known[unit] === IS_MEMBER
  }
}
