import { isInHiddenElement } from './hidden-element.ts'

/** A place in a text that people who look at the page don't read, but a model does. */
type Carrier = {
  /** As written in a finding's `via`. */
  readonly name: string
  readonly catches: string
  /** True where the end of `before`, the text before a match, is inside such a place. */
  holds(before: string): boolean
}

/** How far back the beginning of a carrier is looked for, in UTF-16 units. */
const WINDOW = 1024

/** How much of a tag is looked at. */
const MAX_TAG = 512

const ATTRIBUTE =
  /^<[a-z][a-z0-9-]{0,30}\s[^<>]*?\b(?:alt|title|placeholder|content|value|summary|label|aria-[a-z]{1,20}|data-[a-z-]{1,20})\s{0,8}=\s{0,8}(?:"[^"<>]*|'[^'<>]*)$/i

const LINK_TITLE = /^\]\(\s{0,4}[^\s()]{0,400}\s{1,4}(?:"[^"\n]*|'[^'\n]*)$/

const REFERENCE_TITLE = /^\s{0,3}\[[^\]]{1,100}\]:\s{1,4}\S{1,400}\s{1,4}["'(][^"'\n]*$/

/** Behind code, or at the beginning of a line; `//` of an address is none. */
const LINE_COMMENT = /(?:^|[\s;{}(),])(?:\/\/|--\s|;;)|\S\s{1,8}#\s/

const HASH_LINE = /^\s*#\s/

/** Lines that only source code has. */
const CODE_LINE =
  /^\s*(?:import\s|from\s\S+\simport|def\s|class\s|return\b|export\s|set\s|echo\s|[A-Za-z_][\w.]{0,60} ?= ?\S)/m

/** Carriers that stand in the text as it is. */
export const CARRIERS: readonly Carrier[] = [
  {
    name: 'html_comment',
    catches: 'A comment of HTML.',
    holds: (before) => before.lastIndexOf('<!--') > before.lastIndexOf('-->'),
  },
  {
    name: 'html_attribute',
    catches: 'An attribute that is read out or shown on demand: alt, title, aria-label, data-….',
    holds: (before) => {
      const element = before.lastIndexOf('<')
      return (
        element >= 0 && before.length - element < MAX_TAG && ATTRIBUTE.test(before.slice(element))
      )
    },
  },
  {
    name: 'html_hidden',
    catches: 'An element that is not shown, or in letters too small or too pale to see.',
    holds: isInHiddenElement,
  },
  {
    name: 'markdown_alt',
    catches: 'The text of an image in Markdown.',
    holds: (before) => before.lastIndexOf('![') > before.lastIndexOf(']'),
  },
  {
    name: 'markdown_title',
    catches: 'The title of a link or an image in Markdown.',
    holds: (before) => {
      const link = before.lastIndexOf('](')
      return (
        (link >= 0 && LINK_TITLE.test(before.slice(link))) || REFERENCE_TITLE.test(lastLine(before))
      )
    },
  },
  {
    name: 'code_comment',
    catches: 'A comment in source code.',
    holds: (before) => {
      if (before.lastIndexOf('/*') > before.lastIndexOf('*/')) return true
      const line = lastLine(before)
      return LINE_COMMENT.test(line) || (HASH_LINE.test(line) && CODE_LINE.test(before))
    },
  },
]

function lastLine(before: string): string {
  return before.slice(before.lastIndexOf('\n') + 1)
}

/** Names of the carriers in which the place `at` of `text` is. */
export function carriersAt(text: string, at: number): readonly string[] {
  const before = text.slice(Math.max(0, at - WINDOW), at)
  return CARRIERS.filter((carrier) => carrier.holds(before)).map(({ name }) => name)
}
