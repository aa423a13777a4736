const PLAIN = /^[A-Za-z0-9_][A-Za-z0-9_.:/-]{0,127}$/

/**
 * True for a name that a sentence may say: one plain word. Sources choose names freely, so any other may be a
 * sentence of its own.
 */
export function isToldName(name: string): boolean {
  return PLAIN.test(name)
}

/** The tool of this name as an error names it: by the name where that is a plain word. */
export function toldTool(name: string): string {
  return isToldName(name) ? name : 'the tool'
}

/** As `toldTool`, with the name in quotation marks. */
export function quotedTool(name: string): string {
  return isToldName(name) ? `"${name}"` : 'the tool'
}
