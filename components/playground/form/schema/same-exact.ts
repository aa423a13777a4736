import {
  ExactNumber,
  type ExactValue,
  isExactArray,
  isExactObject,
} from '#lib/contract/exact/exact-value.ts'

/**
 * Whether two values are the same JSON data: numbers by what they are worth as doubles, since those of a schema are
 * doubles; objects whatever the order of their keys. Iterative.
 */
export function sameExact(left: ExactValue | undefined, right: ExactValue | undefined): boolean {
  const open: [ExactValue | undefined, ExactValue | undefined][] = [[left, right]]
  for (let pair = open.pop(); pair; pair = open.pop()) {
    if (pair[0] === pair[1]) continue
    const members = pairs(...pair)
    if (members === null) return false
    open.push(...members)
  }
  return true
}

function pairs(
  left: ExactValue | undefined,
  right: ExactValue | undefined,
): [ExactValue | undefined, ExactValue | undefined][] | null {
  if (left instanceof ExactNumber && right instanceof ExactNumber) {
    return Number(left.text) === Number(right.text) ? [] : null
  }
  if (isExactArray(left) && isExactArray(right)) {
    return left.length === right.length ? left.map((item, index) => [item, right[index]]) : null
  }
  if (!isExactObject(left) || !isExactObject(right) || left.size !== right.size) return null
  const isSameKeys = [...left.keys()].every((key) => right.has(key))
  return isSameKeys ? [...left].map(([key, member]) => [member, right.get(key)]) : null
}
