import type { Parser } from '@lezer/common'

/** Fetches the parser of a language. */
export type LoadParser = () => Promise<Parser>

const javascript = (dialect?: string): LoadParser => {
  return async () => {
    const { parser } = await import('@lezer/javascript')
    return dialect === undefined ? parser : parser.configure({ dialect })
  }
}

type Language = {
  /** Short names, MIME types and endings of file names, in lower case. */
  readonly names: string
  readonly load: LoadParser
}

/**
 * What of Markdown stays without a colour: marks that are matched against every one before them, and blocks that
 * a single line can nest without end. A paragraph is read in one go, whose time would grow with its square.
 */
const UNREAD_MARKDOWN = [
  ...['Emphasis', 'Link', 'Image', 'LinkEnd', 'HTMLTag'],
  ...['Blockquote', 'BulletList', 'OrderedList', 'IndentedCode'],
]

const LANGUAGES: readonly Language[] = [
  { names: 'javascript js mjs cjs text/javascript application/javascript', load: javascript() },
  { names: 'jsx', load: javascript('jsx') },
  { names: 'typescript ts mts cts application/typescript', load: javascript('ts') },
  { names: 'tsx', load: javascript('ts jsx') },
  {
    names: 'json jsonl ndjson webmanifest application/json application/ld+json',
    load: () => import('@lezer/json').then(({ parser }) => parser),
  },
  {
    names: 'python py pyi text/x-python',
    load: () => import('@lezer/python').then(({ parser }) => parser),
  },
  {
    names: 'html htm xhtml text/html vue svelte',
    load: () => import('@lezer/html').then(({ parser }) => parser),
  },
  { names: 'css text/css', load: () => import('@lezer/css').then(({ parser }) => parser) },
  {
    names: 'xml svg rss xsd xsl plist text/xml application/xml image/svg+xml',
    load: () => import('@lezer/xml').then(({ parser }) => parser),
  },
  {
    names: 'yaml yml text/yaml application/yaml',
    load: () => import('@lezer/yaml').then(({ parser }) => parser),
  },
  {
    names: 'markdown md text/markdown',
    load: () =>
      import('@lezer/markdown').then(({ parser }) => parser.configure({ remove: UNREAD_MARKDOWN })),
  },
  { names: 'rust rs', load: () => import('@lezer/rust').then(({ parser }) => parser) },
  { names: 'go golang', load: () => import('@lezer/go').then(({ parser }) => parser) },
  { names: 'java', load: () => import('@lezer/java').then(({ parser }) => parser) },
  {
    names: 'c cpp c++ cc cxx h hh hpp ino',
    load: () => import('@lezer/cpp').then(({ parser }) => parser),
  },
  { names: 'php php3 phtml', load: () => import('@lezer/php').then(({ parser }) => parser) },
]

const BY_NAME: ReadonlyMap<string, LoadParser> = new Map(
  LANGUAGES.flatMap(({ names, load }) =>
    names.split(' ').map((name): [string, LoadParser] => [name, load]),
  ),
)

/**
 * What parses a text of the language `lang` (a short name or a MIME type), or of a file of this name where no
 * language is told; undefined where neither is known.
 */
export function parserOf(lang: string, filename: string): LoadParser | undefined {
  const named = BY_NAME.get(lang.toLowerCase())
  if (named || lang !== '') return named
  return BY_NAME.get(filename.slice(filename.lastIndexOf('.') + 1).toLowerCase())
}
