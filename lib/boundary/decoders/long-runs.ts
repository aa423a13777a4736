/** A stretch of a text, in UTF-16 offsets. */
export type Run = { readonly start: number; readonly end: number }

/**
 * The runs of at least `least` units that `isMember` takes. A run so long holds one unit in every `least`, so
 * only those are looked at where there is none.
 */
export function* longRuns(
  text: string,
  least: number,
  isMember: (unit: number) => boolean,
): Generator<Run> {
  let from = 0
  for (let probe = least - 1; probe < text.length; ) {
    if (!isMember(text.charCodeAt(probe))) {
      from = probe + 1
      probe += least
      continue
    }
    let start = probe
    while (start > from && isMember(text.charCodeAt(start - 1))) start--
    let end = probe + 1
    while (end < text.length && isMember(text.charCodeAt(end))) end++
    if (end - start >= least) yield { start, end }
    from = end
    probe = end + least
  }
}
