/** One figure of a measurement, beside the limit or the peer it is held against. */
export type Figure = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly against?: { readonly name: string; readonly value: number }
}

/** Prints figures as a table, one line each. */
export function report(title: string, figures: readonly Figure[]): void {
  const lines = figures.map(({ name, value, unit, against }) => {
    const beside = against ? `   (${against.name}: ${rounded(against.value)} ${unit})` : ''
    return `  ${name.padEnd(58)} ${rounded(value).padStart(12)} ${unit}${beside}`
  })
  process.stdout.write(`${title}\n${lines.join('\n')}\n`)
}

/** The value below which `share` (0 to 1) of the samples lie. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function rounded(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : value.toFixed(2)
}
