/** A duration as a person reads it: `8 ms`, `1.24 s`, `2 min 05 s`. Takes milliseconds. */
export function durationText(durationMs: number): string {
  if (durationMs < 1000) return `${Math.round(durationMs)} ms`
  if (durationMs < 60_000) return `${(durationMs / 1000).toFixed(2)} s`
  const seconds = Math.floor(durationMs / 1000)
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}
