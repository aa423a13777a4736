/** A place in a text that people who look at the page don't read, but a model does. */
type Carrier = {
  /** As written in a finding's `via`. */
  readonly name: string
  /** True where the end of `before`, the text before a match, is inside such a place. */
  holds(before: string): boolean
}

/** How far back the beginning of a carrier is looked for, in UTF-16 units. */
const WINDOW = 1024

const ATTRIBUTE =
  /^<[a-z][a-z0-9-]{0,30}\s[^<>]*?\b(?:alt|title|placeholder|content|value|summary|aria-[a-z]{1,20}|data-[a-z-]{1,20})\s{0,8}=\s{0,8}(?:"[^"<>]*|'[^'<>]*)$/i

/** Carriers that stand in the text as it is; more are added here. */
const CARRIERS: readonly Carrier[] = [
  {
    name: 'html_comment',
    holds: (before) => before.lastIndexOf('<!--') > before.lastIndexOf('-->'),
  },
  {
    name: 'html_attribute',
    holds: (before) => {
      const element = before.lastIndexOf('<')
      return element >= 0 && before.length - element < 512 && ATTRIBUTE.test(before.slice(element))
    },
  },
  {
    name: 'markdown_alt',
    holds: (before) => before.lastIndexOf('![') > before.lastIndexOf(']'),
  },
]

/** Names of the carriers in which the place `at` of `text` is. */
export function carriersAt(text: string, at: number): readonly string[] {
  const before = text.slice(Math.max(0, at - WINDOW), at)
  return CARRIERS.filter((carrier) => carrier.holds(before)).map(({ name }) => name)
}
