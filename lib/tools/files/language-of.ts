/** Languages by the ending of a file's name, named as after a fence of Markdown. */
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['c', 'c'],
  ['cpp', 'cpp'],
  ['cs', 'csharp'],
  ['css', 'css'],
  ['csv', 'csv'],
  ['diff', 'diff'],
  ['go', 'go'],
  ['h', 'c'],
  ['html', 'html'],
  ['ini', 'ini'],
  ['java', 'java'],
  ['js', 'javascript'],
  ['json', 'json'],
  ['jsx', 'jsx'],
  ['kt', 'kotlin'],
  ['md', 'markdown'],
  ['mjs', 'javascript'],
  ['php', 'php'],
  ['ps1', 'powershell'],
  ['py', 'python'],
  ['r', 'r'],
  ['rb', 'ruby'],
  ['rs', 'rust'],
  ['sh', 'shell'],
  ['sql', 'sql'],
  ['svg', 'xml'],
  ['swift', 'swift'],
  ['toml', 'toml'],
  ['ts', 'typescript'],
  ['tsx', 'tsx'],
  ['xml', 'xml'],
  ['yaml', 'yaml'],
  ['yml', 'yaml'],
])

/** The language that a file is likely in, from the ending of its name; undefined for plain text and the rest. */
export function languageOf(path: string): string | undefined {
  const dot = path.lastIndexOf('.')
  return dot < 0 ? undefined : LANGUAGES.get(path.slice(dot + 1).toLowerCase())
}
