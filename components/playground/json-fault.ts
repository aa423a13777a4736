/** What may come next. */
type Expected = 'value' | 'first item' | 'first key' | 'key' | 'colon' | 'after'

const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/uy

/** What each token leads to, by what was expected. `null`: the innermost bracket closes. */
const NEXT: Readonly<Record<Expected, Readonly<Record<string, Expected | null>>>> = {
  value: { '{': 'first key', '[': 'first item', string: 'after', scalar: 'after' },
  'first item': {
    '{': 'first key',
    '[': 'first item',
    string: 'after',
    scalar: 'after',
    ']': null,
  },
  'first key': { string: 'colon', '}': null },
  key: { string: 'colon' },
  colon: { ':': 'value' },
  after: { ',': 'value', ']': null, '}': null },
}

/**
 * The offset in `text` of the first token that JSON does not allow there, or of the end where something is
 * missing. For text that `JSON.parse` refused: browsers do not all say where.
 */
export function jsonFault(text: string): number {
  const open: string[] = []
  let expected: Expected = 'value'
  let offset = 0
  for (;;) {
    TOKEN.lastIndex = offset
    const token = TOKEN.exec(text)
    const kind = token?.[1] ?? (token?.[2] ? 'string' : 'scalar')
    const next: Expected | undefined = token ? after(expected, kind, open) : undefined
    if (!token || next === undefined) return offset + spaceAt(text, offset)
    offset = TOKEN.lastIndex
    expected = next
  }
}

function after(expected: Expected, kind: string, open: string[]): Expected | undefined {
  const next = Object.hasOwn(NEXT[expected], kind) ? NEXT[expected][kind] : undefined
  if (next === undefined) return undefined
  if (next === null) return open.pop() === (kind === '}' ? '{' : '[') ? 'after' : undefined
  if (kind === ',') return afterComma(open.at(-1))
  if (kind === '{' || kind === '[') open.push(kind)
  return next
}

/** A comma goes on with what the innermost bracket holds; outside of all there is nothing to go on with. */
function afterComma(innermost: string | undefined): Expected | undefined {
  if (innermost === undefined) return undefined
  return innermost === '{' ? 'key' : 'value'
}

function spaceAt(text: string, offset: number): number {
  return /^[ \t\r\n]*/.exec(text.slice(offset))?.[0].length ?? 0
}
