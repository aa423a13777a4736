/** True where `value`, as JavaScript writes it, is the number that `source` is: a number of a JSON text, however written. */
export function isSameNumber(value: number, source: string): boolean {
  if (!Number.isFinite(value)) return false
  const written = String(value)
  return written === source || decimal(source) === decimal(written)
}

/** Digits without sign, point and the zeros around them, and the power of ten of the last: equal for equal numbers. */
function decimal(source: string): string {
  const [mantissa = '', power = '0'] = source.toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.')
  const digits = `${whole}${fraction}`
  let first = 0
  let end = digits.length
  while (digits[first] === '0') first++
  while (end > first && digits[end - 1] === '0') end--
  if (first === end) return '0'
  return `${digits.slice(first, end)}e${Number(power) - fraction.length + digits.length - end}`
}
