import type { PathPart } from '#lib/base/json-pointer.ts'
import { ExactNumber, type ExactValue } from './exact-value.ts'

/** What a JSON text holds, and the keys that an object of it has more than once. */
export type ExactDocument = {
  readonly value: ExactValue
  /** Places of keys that stood there before: the last one counts, as in `JSON.parse`. The first hundred. */
  readonly duplicates: readonly (readonly PathPart[])[]
}

type Frame =
  | { readonly kind: 'array'; readonly items: ExactValue[] }
  | {
      readonly kind: 'object'
      readonly members: Map<string, ExactValue>
      /** The member that is being read, and whether its value is still to come. */
      key: string
      awaitsValue: boolean
    }

const MAX_DUPLICATES = 100

/** Reads JSON so that nothing is lost. Iterative, linear. Throws a `SyntaxError` for text that is no JSON. */
export function parseExact(text: string): ExactDocument {
  // What follows takes valid text.
  JSON.parse(text)
  return new ExactReading(text).run()
}

/** Numbers and words; valid text has nothing else there. */
const SCALAR = /[^\s,\]}]+/y
const BETWEEN = /[\s,:]+/y

class ExactReading {
  readonly #text: string
  readonly #open: Frame[] = []
  readonly #duplicates: PathPart[][] = []
  #root: ExactValue = null
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  run(): ExactDocument {
    do {
      this.#take(BETWEEN)
      this.#token(this.#text[this.#at] ?? '')
      this.#take(BETWEEN)
    } while (this.#at < this.#text.length)
    return { value: this.#root, duplicates: this.#duplicates }
  }

  #token(character: string): void {
    if (character === '{' || character === '[') this.#opens(character)
    else if (character === '}' || character === ']') this.#closes()
    else if (character === '"') this.#string()
    else this.#put(scalar(this.#take(SCALAR)))
  }

  #opens(character: '{' | '['): void {
    this.#at++
    const frame: Frame =
      character === '['
        ? { kind: 'array', items: [] }
        : { kind: 'object', members: new Map(), key: '', awaitsValue: false }
    this.#put(frame.kind === 'array' ? frame.items : frame.members)
    this.#open.push(frame)
  }

  #closes(): void {
    this.#at++
    this.#open.pop()
  }

  #string(): void {
    const from = this.#at
    let end = this.#text.indexOf('"', from + 1)
    while (isEscaped(this.#text, end)) end = this.#text.indexOf('"', end + 1)
    this.#at = end + 1
    const value: string = JSON.parse(this.#text.slice(from, this.#at))
    const frame = this.#open.at(-1)
    if (frame?.kind === 'object' && !frame.awaitsValue) {
      frame.key = value
      frame.awaitsValue = true
    } else this.#put(value)
  }

  #put(value: ExactValue): void {
    const frame = this.#open.at(-1)
    if (frame === undefined) this.#root = value
    else if (frame.kind === 'array') frame.items.push(value)
    else {
      if (frame.members.has(frame.key)) this.#duplicate()
      frame.members.set(frame.key, value)
      frame.awaitsValue = false
    }
  }

  #duplicate(): void {
    if (this.#duplicates.length < MAX_DUPLICATES) this.#duplicates.push(this.#open.map(placeIn))
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at
    const taken = pattern.exec(this.#text)?.[0] ?? ''
    this.#at += taken.length
    return taken
  }
}

/** Where an open array or object is being read. */
function placeIn(frame: Frame): PathPart {
  return frame.kind === 'array' ? frame.items.length - 1 : frame.key
}

function isEscaped(text: string, quote: number): boolean {
  let before = quote - 1
  while (text[before] === '\\') before--
  return (quote - before) % 2 === 0
}

function scalar(text: string): ExactValue {
  if (text === 'null') return null
  if (text === 'true' || text === 'false') return text === 'true'
  return new ExactNumber(text)
}
