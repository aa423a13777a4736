/** One member on the way into a value: an object key or an array index. */
export type PathPart = string | number

/** The JSON Pointer (RFC 6901) of `parts`; the whole value is `""`. */
export function jsonPointer(parts: readonly PathPart[]): string {
  return parts
    .map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
}
