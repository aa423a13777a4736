/** The columns by id as they stand from left to right, hidden ones too; the first `pinned` of them stay in view. */
export type Arrangement = { readonly ids: readonly string[]; readonly pinned: number }

/**
 * `id` moved before `before`, or to the end where that is null. Between two pinned columns it is pinned, between
 * two others it is not, and between the last pinned and the first other column it stays what it is.
 */
export function movedBefore(from: Arrangement, id: string, before: string | null): Arrangement {
  const own = from.ids.indexOf(id)
  if (own < 0 || id === before) return from
  const isPinned = own < from.pinned
  const rest = from.ids.filter((other) => other !== id)
  const pinnedRest = from.pinned - (isPinned ? 1 : 0)
  const found = before === null ? rest.length : rest.indexOf(before)
  const at = found < 0 ? rest.length : found
  const staysPinned = at < pinnedRest || (at === pinnedRest && isPinned)
  return {
    ids: [...rest.slice(0, at), id, ...rest.slice(at)],
    pinned: pinnedRest + (staysPinned ? 1 : 0),
  }
}

/**
 * `id` moved past its neighbour among `shown` (ids that are not hidden), to the left for -1 and to the right for
 * 1; null where it has no neighbour there that is pinned as it is.
 */
export function movedPast(
  from: Arrangement,
  shown: readonly string[],
  id: string,
  by: -1 | 1,
): Arrangement | null {
  const neighbour = shown[shown.indexOf(id) + by]
  const own = from.ids.indexOf(id)
  const at = neighbour === undefined ? -1 : from.ids.indexOf(neighbour)
  if (neighbour === undefined || own < 0 || at < 0 || own < from.pinned !== at < from.pinned) {
    return null
  }
  const rest = from.ids.filter((other) => other !== id)
  const place = rest.indexOf(neighbour) + (by === 1 ? 1 : 0)
  return { ids: [...rest.slice(0, place), id, ...rest.slice(place)], pinned: from.pinned }
}

/** `id` put at the end of the pinned columns, or taken from them and put right after them. */
export function pinnedOrNot(from: Arrangement, id: string): Arrangement {
  const isPinned = from.ids.indexOf(id) < from.pinned
  const rest = from.ids.filter((other) => other !== id)
  const pinned = from.pinned + (isPinned ? -1 : 1)
  const at = isPinned ? pinned : pinned - 1
  return { ids: [...rest.slice(0, at), id, ...rest.slice(at)], pinned }
}

/**
 * How many of the pinned columns can stay in view: as many as leave the others at least two fifths of the
 * width. `widths` are those of all columns shown, in pixels.
 */
export function stuckCount(widths: readonly number[], pinned: number, viewportPx: number): number {
  let left = viewportPx * 0.6
  let count = 0
  while (count < pinned && count < widths.length) {
    left -= widths[count] ?? 0
    if (left < 0) break
    count++
  }
  return count
}
