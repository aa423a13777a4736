import { isObject } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'

/** A JSON Schema where one may stand: an object, or a word that allows everything or nothing. */
export type Schema = boolean | SchemaObject
export type SchemaObject = Readonly<Record<string, unknown>>

/** Values of a schema and levels of it that a form is made from. */
const MAX_VALUES = 20_000
const MAX_DEPTH = 80

/** What is inside these is data. */
const DATA_KEYWORDS: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'examples'])
/** What these hold is named freely; under each name stands a schema. */
const MAP_KEYWORDS: ReadonlySet<string> = new Set([
  '$defs',
  'definitions',
  'dependencies',
  'dependentSchemas',
  'patternProperties',
  'properties',
])

const ROOT_ADDRESS = 'https://schema.invalid/'

/** Drafts in which nothing counts beside a `$ref`. */
const OLD_DRAFT = /draft-0[3-7]/

type Visit = { value: unknown; base: string; depth: number; isMap: boolean }

/**
 * A foreign schema of bounded size, in which references are looked up: JSON Pointers, `$anchor` and `$id` within the
 * document. Nothing is ever fetched.
 */
export class SchemaDocument {
  readonly root: Schema
  /** Draft 7 and before: a `$ref` stands alone. */
  readonly hasLoneReferences: boolean
  readonly #byAddress = new Map<string, SchemaObject>()
  readonly #bases = new WeakMap<object, string>()

  private constructor(root: Schema) {
    this.root = root
    const draft = isObject(root) ? getOwn(root, '$schema') : undefined
    this.hasLoneReferences = typeof draft === 'string' && OLD_DRAFT.test(draft)
  }

  /** The document, or a sentence that says why no form can be made from it. */
  static read(root: unknown): SchemaDocument | string {
    if (typeof root !== 'boolean' && !isObject(root)) return 'The schema is no JSON Schema.'
    const document = new SchemaDocument(root)
    return document.#index(root) ?? document
  }

  /** What `reference`, written in `from`, leads to; null where that is not in the document. */
  target(from: SchemaObject, reference: string): Schema | null {
    const address = resolved(reference, this.#bases.get(from) ?? ROOT_ADDRESS)
    if (address === null) return null
    const [document, fragment] = parts(address)
    const whole = this.#byAddress.get(document)
    if (whole === undefined || fragment === '') return whole ?? null
    if (fragment.startsWith('/')) return pointed(whole, fragment)
    return this.#byAddress.get(`${document}#${fragment}`) ?? null
  }

  #index(root: Schema): string | null {
    const open: Visit[] = [{ value: root, base: ROOT_ADDRESS, depth: 0, isMap: false }]
    if (isObject(root)) this.#byAddress.set(ROOT_ADDRESS, root)
    let count = 0
    for (let visit = open.pop(); visit; visit = open.pop()) {
      if (++count > MAX_VALUES) return `The schema holds more than ${MAX_VALUES} values.`
      if (visit.depth > MAX_DEPTH) return `The schema is nested deeper than ${MAX_DEPTH} levels.`
      open.push(...this.#inside(visit))
    }
    return null
  }

  #inside({ value, base, depth, isMap }: Visit): readonly Visit[] {
    const inner = { base, depth: depth + 1, isMap: false }
    if (Array.isArray(value)) return value.map((item: unknown) => ({ ...inner, value: item }))
    if (!isObject(value)) return []
    const own = isMap ? base : this.#named(value, base)
    this.#bases.set(value, own)
    const entries = Object.entries(value).filter(([key]) => isMap || !DATA_KEYWORDS.has(key))
    return entries.map(([key, member]) => {
      return { ...inner, base: own, value: member, isMap: !isMap && MAP_KEYWORDS.has(key) }
    })
  }

  /** Keeps the addresses that a schema gives itself, and gives the one that references in it start from. */
  #named(schema: SchemaObject, base: string): string {
    const id = getOwn(schema, '$id')
    const address = typeof id === 'string' ? resolved(id, base) : null
    const own = address === null ? base : parts(address)[0]
    if (address !== null) this.#keep(address.endsWith('#') ? own : address, schema)
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
      const anchor = getOwn(schema, keyword)
      if (typeof anchor === 'string') this.#keep(`${own}#${anchor}`, schema)
    }
    return own
  }

  #keep(address: string, schema: SchemaObject): void {
    if (!this.#byAddress.has(address)) this.#byAddress.set(address, schema)
  }
}

function resolved(reference: string, base: string): string | null {
  return URL.canParse(reference, base) ? new URL(reference, base).href : null
}

function parts(address: string): readonly [string, string] {
  const hash = address.indexOf('#')
  if (hash === -1) return [address, '']
  return [address.slice(0, hash), decoded(address.slice(hash + 1))]
}

function pointed(whole: SchemaObject, pointer: string): Schema | null {
  let place: unknown = whole
  for (const part of pointer.slice(1).split('/')) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
    const container: unknown = Array.isArray(place) ? { ...place } : place
    place = isObject(container) ? getOwn(container, name) : undefined
  }
  return typeof place === 'boolean' || isObject(place) ? place : null
}

/** Fragments are percent-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A lone percent sign: the text was not encoded.
    return text
  }
}
