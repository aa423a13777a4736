/** How large an image is shown: to fit its stage, or so many screen pixels for each of its own. */
export type Zoom = 'fit' | number

const STEPS: readonly number[] = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16]

/** Screen pixels along one side: browsers draw no more in one piece. */
const MAX_SHOWN_SIDE = 16_384

/**
 * The zoom one step further in (`by` 1) or out (-1). `fitted` is what `fit` comes to now; `side` is the longer
 * side of the image in pixels.
 */
export function zoomedBy(zoom: Zoom, by: 1 | -1, fitted: number, side: number): number {
  const now = zoom === 'fit' ? fitted : zoom
  const allowed = STEPS.filter((step) => step <= Math.max(1, MAX_SHOWN_SIDE / side))
  const further =
    by > 0 ? allowed.find((step) => step > now) : allowed.findLast((step) => step < now)
  return further ?? (by > 0 ? Math.max(now, allowed.at(-1) ?? 1) : Math.min(now, allowed[0] ?? 1))
}

/** What a key on the stage does; undefined for a key that does nothing. */
export function zoomOfKey(key: string): 'in' | 'out' | 'fit' | 'whole' | undefined {
  return KEYS.get(key)
}

const KEYS: ReadonlyMap<string, 'in' | 'out' | 'fit' | 'whole'> = new Map([
  ['+', 'in'],
  ['=', 'in'],
  ['-', 'out'],
  ['0', 'fit'],
  ['1', 'whole'],
])

/** A zoom as a percentage. */
export function toldZoom(zoom: number): string {
  return `${Math.round(zoom * 100)} %`
}
