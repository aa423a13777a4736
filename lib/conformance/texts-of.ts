/** Every string and key in `value`, JSON data of any depth. Iterative. */
export function textsOf(value: unknown): readonly string[] {
  const texts: string[] = []
  const open: unknown[] = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'string') texts.push(next)
    if (typeof next !== 'object' || next === null) continue
    if (!Array.isArray(next)) texts.push(...Object.keys(next))
    for (const member of Object.values(next)) open.push(member)
  }
  return texts
}
