import { isObject } from '#lib/base/json.ts'
import { Uncheckable } from './fault.ts'

/** How many schemas are looked through for an anchor. */
const MAX_SEARCHED = 20_000

/** The schema inside `root` that `reference` names: `#`, a JSON Pointer after `#`, or an anchor. */
export function resolveReference(root: unknown, reference: unknown): unknown {
  if (typeof reference !== 'string' || !reference.startsWith('#')) {
    throw new Uncheckable('it refers to a schema elsewhere')
  }
  const fragment = reference.slice(1)
  if (fragment !== '' && !fragment.startsWith('/')) return findAnchor(root, fragment)
  let schema = root
  for (const part of fragment.split('/').slice(1)) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
    const holder: unknown = schema
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key)) {
      throw new Uncheckable('it refers to a schema that does not exist')
    }
    schema = Object.getOwnPropertyDescriptor(holder, key)?.value
  }
  return schema
}

function findAnchor(root: unknown, anchor: string): unknown {
  const open: unknown[] = [root]
  for (let searched = 0; open.length > 0 && searched < MAX_SEARCHED; searched++) {
    const schema = open.pop()
    if (isObject(schema) && schema.$anchor === anchor) return schema
    if (typeof schema === 'object' && schema !== null) open.push(...Object.values(schema))
  }
  throw new Uncheckable('it refers to a schema that does not exist')
}
