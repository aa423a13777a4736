import { Uncheckable } from './fault.ts'

/** One step of a compiled pattern. */
export type Instruction =
  | { readonly kind: 'character'; readonly test: (character: string) => boolean }
  | { readonly kind: 'split'; first: number; second: number }
  | { readonly kind: 'jump'; to: number }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' }
  | { readonly kind: 'boundary'; readonly isBoundary: boolean }
  | { readonly kind: 'match' }

/** A compiled pattern. */
export type Program = readonly Instruction[]

/** Longest pattern, most groups within groups, most instructions. */
const MAX_PATTERN = 2_000
const MAX_GROUPS = 40
const MAX_INSTRUCTIONS = 5_000

/** Instructions made in all: an atom is compiled once for each time that it may stand, groups within groups too. */
const MAX_WORK = 50_000

type Repetition = { readonly least: number; readonly most: number }

/**
 * Compiles a foreign regular expression (ECMA-262 without look-around, back-references and flags). Throws
 * `Uncheckable` for any other.
 */
export function compilePattern(pattern: string): Program {
  if (pattern.length > MAX_PATTERN) throw new Uncheckable('a pattern is too long')
  const compiler = new PatternCompiler(pattern)
  return compiler.compile()
}

class PatternCompiler {
  readonly #pattern: string
  readonly #program: Instruction[] = []
  #at = 0
  #groups = 0
  #work = 0

  constructor(pattern: string) {
    this.#pattern = pattern
  }

  compile(): Program {
    this.#alternatives()
    if (this.#at < this.#pattern.length) throw new Uncheckable('a pattern has a bracket too many')
    this.#emit({ kind: 'match' })
    return this.#program
  }

  #emit(instruction: Instruction): number {
    if (this.#program.length >= MAX_INSTRUCTIONS || ++this.#work > MAX_WORK) {
      throw new Uncheckable('a pattern is too large')
    }
    return this.#program.push(instruction) - 1
  }

  get #next(): string {
    return this.#pattern.charAt(this.#at)
  }

  #take(literal: string): boolean {
    if (!this.#pattern.startsWith(literal, this.#at)) return false
    this.#at += literal.length
    return true
  }

  #alternatives(): void {
    const jumps: { kind: 'jump'; to: number }[] = []
    for (;;) {
      const split = { kind: 'split' as const, first: 0, second: 0 }
      const at = this.#emit(split)
      split.first = at + 1
      split.second = at + 1
      while (this.#next !== '' && this.#next !== '|' && this.#next !== ')') this.#term()
      if (!this.#take('|')) break
      const jump = { kind: 'jump' as const, to: 0 }
      this.#emit(jump)
      jumps.push(jump)
      split.second = this.#program.length
    }
    for (const jump of jumps) jump.to = this.#program.length
  }

  #term(): void {
    if (this.#take('^')) this.#emit({ kind: 'start' })
    else if (this.#take('$')) this.#emit({ kind: 'end' })
    else if (this.#take('\\b')) this.#emit({ kind: 'boundary', isBoundary: true })
    else if (this.#take('\\B')) this.#emit({ kind: 'boundary', isBoundary: false })
    else this.#repeated()
  }

  /** One atom and its quantifier: the atom is compiled as often as it must or may stand there. */
  #repeated(): void {
    const from = this.#at
    const start = this.#program.length
    this.#atom()
    const end = this.#at
    const { least, most } = this.#quantifier()
    const rest = this.#at
    this.#program.length = start
    const compileAtom = (): void => {
      this.#at = from
      this.#atom()
    }
    for (let count = 0; count < least; count++) compileAtom()
    if (most === Number.POSITIVE_INFINITY) this.#optional(() => compileAtom(), true)
    else for (let count = least; count < most; count++) this.#optional(() => compileAtom(), false)
    this.#at = Math.max(rest, end)
  }

  #optional(compileAtom: () => void, isLoop: boolean): void {
    const split = { kind: 'split' as const, first: 0, second: 0 }
    const at = this.#emit(split)
    split.first = at + 1
    compileAtom()
    if (isLoop) this.#emit({ kind: 'jump', to: at })
    split.second = this.#program.length
  }

  #quantifier(): Repetition {
    const [written = '', least = '', comma = '', most = ''] =
      /^(?:[*+?]|\{(\d{1,5})(,?)(\d{0,5})\})/.exec(this.#pattern.slice(this.#at, this.#at + 16)) ??
      []
    this.#at += written.length
    if (written !== '') this.#take('?')
    if (written === '') return { least: 1, most: 1 }
    if (written === '*') return { least: 0, most: Number.POSITIVE_INFINITY }
    if (written === '+') return { least: 1, most: Number.POSITIVE_INFINITY }
    if (written === '?') return { least: 0, most: 1 }
    const upper = most === '' ? Number.POSITIVE_INFINITY : Number(most)
    return { least: Number(least), most: comma === '' ? Number(least) : upper }
  }

  #atom(): void {
    if (!this.#take('(')) {
      const source = this.#characterSource()
      this.#emit({ kind: 'character', test: characterTest(source) })
      return
    }
    if (this.#next === '?' && !this.#take('?:') && !/^\?<[a-z]\w*>/i.test(this.#rest(40))) {
      throw new Uncheckable('a pattern uses look-around')
    }
    if (this.#take('?<')) this.#at = this.#pattern.indexOf('>', this.#at) + 1
    if (++this.#groups > MAX_GROUPS) throw new Uncheckable('a pattern has too many groups')
    this.#alternatives()
    this.#groups--
    if (!this.#take(')')) throw new Uncheckable('a pattern has an open group')
  }

  #rest(length: number): string {
    return this.#pattern.slice(this.#at, this.#at + length)
  }

  /** What stands for one character: a class, an escape, or the character itself. */
  #characterSource(): string {
    const from = this.#at
    const [source] =
      /^(?:\[(?:[^\]\\]|\\[\s\S])*\]|\\(?:u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2}|p\{[^}]{1,40}\}|c[a-z]|[^1-9k])|[^\\[*+?(){}|])/iu.exec(
        this.#pattern.slice(from),
      ) ?? []
    if (source === undefined) throw new Uncheckable('a pattern uses syntax that is not supported')
    this.#at = from + source.length
    return source
  }
}

/** Tests one character by an expression of just that: nothing in it can backtrack. */
function characterTest(source: string): (character: string) => boolean {
  const expression = singleCharacter(source, 'u') ?? singleCharacter(source, '')
  if (!expression) throw new Uncheckable('a pattern uses syntax that is not supported')
  return (character) => expression.test(character)
}

function singleCharacter(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(`^${source}$`, flags)
  } catch (problem) {
    if (problem instanceof SyntaxError) return undefined
    throw problem
  }
}
