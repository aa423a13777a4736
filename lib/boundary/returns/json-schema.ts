import { isObject, type JsonValue } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import { type Fault, Uncheckable } from './fault.ts'
import type { Check, Keyword, Place } from './keyword.ts'
import { ARRAY_KEYWORDS } from './keywords-of-arrays.ts'
import { COMBINING_KEYWORDS } from './keywords-of-combination.ts'
import { OBJECT_KEYWORDS } from './keywords-of-objects.ts'
import { SCALAR_KEYWORDS } from './keywords-of-scalars.ts'
import { resolveReference } from './schema-reference.ts'

const KEYWORDS: ReadonlyMap<string, Keyword> = new Map([
  ...Object.entries(SCALAR_KEYWORDS),
  ...Object.entries(OBJECT_KEYWORDS),
  ...Object.entries(ARRAY_KEYWORDS),
  ...Object.entries(COMBINING_KEYWORDS),
])

/** Keywords that ask for something and that this check doesn't know: results must not pass unchecked. */
const UNSUPPORTED = ['unevaluatedProperties', 'unevaluatedItems', '$dynamicRef', '$recursiveRef']

/** Schemas applied inside one another, so that a schema that refers to itself ends. */
const MAX_LEVELS = 600

/** Schemas applied in all, so that alternatives within alternatives end. */
const MAX_APPLICATIONS = 2_000_000

/**
 * The first fault of `value` by a JSON Schema of draft 2020-12, which is as foreign as the value. Where it says that
 * it is of draft 7 or before, a `$ref` stands alone. `format` and
 * the like are annotations, as that draft has it. Throws `Uncheckable` for a schema that cannot be checked:
 * a keyword of the wrong shape or an unsupported one, a reference to elsewhere, a circle.
 *
 * zod's `fromJSONSchema` is not used: it lets everything pass where `type` is absent, and runs foreign
 * patterns that can backtrack without end.
 */
export function schemaFault(schema: unknown, value: JsonValue): Fault | undefined {
  const root = { schema, hasLoneReferences: isOldDraft(schema) }
  let levels = 0
  let applications = 0
  const apply = (inner: unknown, place: Place): Fault | undefined => {
    if (inner === true) return undefined
    if (inner === false) return { path: place.path, expected: 'nothing is declared there' }
    if (!isObject(inner)) throw new Uncheckable('a schema is neither an object nor a boolean')
    if (++levels > MAX_LEVELS || ++applications > MAX_APPLICATIONS) {
      throw new Uncheckable('the schema goes in circles or is too large')
    }
    const fault = applyKeywords(inner, place, apply, root)
    levels--
    return fault
  }
  return apply(schema, { value, path: [] })
}

type Root = {
  readonly schema: unknown
  /** Nothing counts beside a `$ref`. */
  readonly hasLoneReferences: boolean
}

/** Draft 7 and those before it, by what the schema says of itself. */
function isOldDraft(schema: unknown): boolean {
  const draft = isObject(schema) ? getOwn(schema, '$schema') : undefined
  return typeof draft === 'string' && /draft-0[3-7]/.test(draft)
}

function applyKeywords(
  schema: Readonly<Record<string, unknown>>,
  place: Place,
  apply: Check['apply'],
  root: Root,
): Fault | undefined {
  if (UNSUPPORTED.some((keyword) => Object.hasOwn(schema, keyword))) {
    throw new Uncheckable('it uses a keyword that is not supported')
  }
  const reference = getOwn(schema, '$ref')
  if (reference !== undefined) {
    const fault = apply(resolveReference(root.schema, reference), place)
    if (fault || root.hasLoneReferences) return fault
  }
  const check: Check = { schema, apply }
  for (const [name, argument] of Object.entries(schema)) {
    const fault = KEYWORDS.get(name)?.(argument, place, check)
    if (fault) return fault
  }
  return undefined
}
