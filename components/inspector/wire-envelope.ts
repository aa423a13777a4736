/** The envelope around a wire text, taken apart for a reader. */
export type ReadEnvelope = {
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
  /** The text between the markers. */
  readonly text: string
}

const OPENING = /^<untrusted-data((?: [a-z_]{1,40}="[^"<>\n]{0,2000}"){0,20})>\n/
const CLOSING = '\n</untrusted-data>'
const ATTRIBUTE = / ([a-z_]{1,40})="([^"<>\n]{0,2000})"/g

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
])

/**
 * Reads the untrusted-data envelope of the boundary; null where `wire` is none (a stored text that was
 * masked or cut).
 */
export function readEnvelope(wire: string): ReadEnvelope | null {
  const opening = OPENING.exec(wire)
  if (!opening || !wire.endsWith(CLOSING)) return null
  const attributes = [...(opening[1] ?? '').matchAll(ATTRIBUTE)].map(
    ([, name = '', value = '']) => {
      return {
        name,
        value: value.replace(/&(?:amp|lt|gt|quot|#39);/g, (one) => ENTITIES.get(one) ?? one),
      }
    },
  )
  return { attributes, text: wire.slice(opening[0].length, wire.length - CLOSING.length) }
}
