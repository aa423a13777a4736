/** Where a text stops being JSON: lines and columns count from 1, columns in UTF-16 units. */
export type JsonFault = { readonly line: number; readonly column: number }

/**
 * The first place at which `text` is not JSON (RFC 8259), or null where it is. Linear and iterative. Needed
 * because what `JSON.parse` says differs between engines, may lack the place, and quotes the text.
 */
export function findJsonFault(text: string): JsonFault | null {
  const offset = new JsonScan(text).faultOffset()
  return offset === null ? null : position(text, offset)
}

const SPACE = /[ \t\n\r]+/y
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y
const WORD = /true|false|null/y
/** A piece of a string: ordinary characters, or one escape. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids exactly these in a string.
const STRING_PIECE = /[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

/** What may come next. `first*`: right after an opening bracket, so the closing one may come too. */
type Expectation = 'value' | 'firstItem' | 'firstKey' | 'key' | 'colon' | 'after'

class JsonScan {
  readonly #text: string
  readonly #open: ('[' | '{')[] = []
  #at = 0
  #expected: Expectation = 'value'

  constructor(text: string) {
    this.#text = text
  }

  faultOffset(): number | null {
    for (;;) {
      this.#skip(SPACE)
      const isComplete = this.#expected === 'after' && this.#open.length === 0
      if (this.#at === this.#text.length) return isComplete ? null : this.#at
      if (isComplete || !this.#token()) return this.#at
    }
  }

  #token(): boolean {
    switch (this.#expected) {
      case 'value':
        return this.#value()
      case 'firstItem':
        return this.#close(']') || this.#value()
      case 'firstKey':
        return this.#close('}') || this.#key()
      case 'key':
        return this.#key()
      case 'colon':
        return this.#take(':', 'value')
      case 'after':
        return this.#afterValue()
    }
  }

  #value(): boolean {
    if (this.#take('[', 'firstItem')) return this.#push('[')
    if (this.#take('{', 'firstKey')) return this.#push('{')
    const isScalar =
      this.#text[this.#at] === '"' ? this.#string() : this.#skip(NUMBER) || this.#skip(WORD)
    if (isScalar) this.#expected = 'after'
    return isScalar
  }

  #key(): boolean {
    const isKey = this.#text[this.#at] === '"' && this.#string()
    if (isKey) this.#expected = 'colon'
    return isKey
  }

  #afterValue(): boolean {
    const inArray = this.#open.at(-1) === '['
    return this.#take(',', inArray ? 'value' : 'key') || this.#close(inArray ? ']' : '}')
  }

  #push(bracket: '[' | '{'): true {
    this.#open.push(bracket)
    return true
  }

  #close(bracket: ']' | '}'): boolean {
    if (!this.#take(bracket, 'after')) return false
    this.#open.pop()
    return true
  }

  #take(character: string, next: Expectation): boolean {
    if (this.#text[this.#at] !== character) return false
    this.#at++
    this.#expected = next
    return true
  }

  /** Stops inside a string at the character that it may not hold. */
  #string(): boolean {
    this.#at++
    while (this.#skip(STRING_PIECE));
    if (this.#text[this.#at] !== '"') return false
    this.#at++
    return true
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at
    const isMatch = pattern.test(this.#text)
    if (isMatch) this.#at = pattern.lastIndex
    return isMatch
  }
}

function position(text: string, offset: number): JsonFault {
  let line = 1
  let lineStart = 0
  for (
    let end = text.indexOf('\n');
    end !== -1 && end < offset;
    end = text.indexOf('\n', end + 1)
  ) {
    line++
    lineStart = end + 1
  }
  return { line, column: offset - lineStart + 1 }
}
