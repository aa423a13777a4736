/** `text` as Markdown that shows it literally on one line: every mark of Markdown and HTML is escaped. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]()#+\-.!|<>&~:@]/g, (mark) => `\\${mark}`)
    .replaceAll(/[\r\n\t]+/g, ' ')
}

/** `text` as a fenced code block, whose fence is longer than any run of backticks inside. */
export function fencedBlock(text: string, language = ''): string {
  const runs = text.match(/`+/g) ?? []
  const longest = runs.reduce((length, run) => Math.max(length, run.length), 2)
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}
