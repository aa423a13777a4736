/**
 * `text` as Markdown that shows it literally on one line. Marks of Markdown and HTML are escaped; a word that
 * readers of Markdown take for a link, a reference, an emoji or a formula even where it is escaped is a code
 * span. Source: design `contract.md`, display adapters.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\r\n\t]+/g, ' ')
    .split(/(\s+)/)
    .map((word) => (OBEYED_WHEN_ESCAPED.test(word) ? codeSpans(word) : escapeMarks(word)))
    .join('')
    .replaceAll(/^\s|\s$/g, (space) => `&#${space.charCodeAt(0)};`)
}

/** `text` as a fenced code block, whose fence is longer than any run of backticks inside. */
export function fencedBlock(text: string, language = ''): string {
  const fence = fenceOver(text, 3)
  return `${fence}${language}\n${text}\n${fence}`
}

/** What is looked for in the text that a reader sees, after its escapes are undone. */
const OBEYED_WHEN_ESCAPED = new RegExp(
  [
    // Addresses and formulas.
    /\/\/|www\.|[@$]/,
    // References of GitHub and GitLab to an issue, a merge request, a label, a milestone, an epic.
    /[#!%&~^]["\w]|gh-\d/,
    // A commit.
    /\b(?=\d{0,40}[a-f])[\da-f]{7,64}\b/,
    // An emoji.
    /:[\w+-]{1,64}:/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)

/** A colon before a space says nothing to a reader of Markdown, and titles are full of them. */
function escapeMarks(word: string): string {
  return word.replaceAll(/[\\`*_{}[\]()#+\-.!|<>&~=]|:(?!$)/g, (mark) => `\\${mark}`)
}

/** A bar stands between spans: in a table it ends a cell even inside of one, unless it is escaped. */
function codeSpans(word: string): string {
  return word
    .split('|')
    .map((piece) => (piece === '' ? '' : codeSpan(piece)))
    .join('\\|')
}

/** Takes text without spaces: where it stands beside a backtick, one on each side is taken off by the reader. */
function codeSpan(text: string): string {
  const fence = fenceOver(text, 1)
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  return `${fence}${space}${text}${space}${fence}`
}

/** The shortest fence of at least `least` backticks that no run of them in `text` closes. */
function fenceOver(text: string, least: number): string {
  const runs = text.match(/`+/g) ?? []
  return '`'.repeat(runs.reduce((length, run) => Math.max(length, run.length + 1), least))
}
