/**
 * How many `⟦marker:family⟧` tokens in `wire` the boundary did not set: a tool can write such a token too.
 * `neutralised` holds how many it set, by family.
 */
export function forgedMarkers(wire: string, neutralised: Readonly<Record<string, number>>): number {
  const counts = new Map<string, number>()
  for (const [, family = ''] of wire.matchAll(/⟦marker:([\w.-]{1,48})⟧/g)) {
    counts.set(family, (counts.get(family) ?? 0) + 1)
  }
  let forged = 0
  for (const [family, count] of counts) {
    const set = Object.hasOwn(neutralised, family) ? (neutralised[family] ?? 0) : 0
    forged += Math.max(0, count - set)
  }
  return forged
}
