import { VitrineError } from '#lib/base/vitrine-error.ts'
import type { Settings } from './settings.ts'

/** What a code of SQLite or of the system means, and what to do about it; the first start that fits wins. */
const REASONS: readonly (readonly [string, string])[] = [
  ['SQLITE_FULL', 'the disk is full; free some space'],
  ['ENOSPC', 'the disk is full; free some space'],
  ['EDQUOT', 'the disk quota is used up; free some space'],
  ['SQLITE_IOERR', 'the disk is full or reports an error; check it'],
  [
    'SQLITE_BUSY',
    'another program holds it, perhaps a Vitrine that runs already; close that or choose another folder with VITRINE_DATA_DIR',
  ],
  ['SQLITE_READONLY', 'it may not be written; check its rights'],
  ['SQLITE_CANTOPEN', 'it is no file or may not be read and written; check it'],
  ['SQLITE_NOTADB', 'it is no SQLite database; move it away or choose another'],
  ['SQLITE_CORRUPT', 'it is damaged; restore it from a backup'],
  ['EACCES', 'it may not be read or written; check its rights'],
  ['EPERM', 'it may not be read or written; check its rights'],
  ['EROFS', 'its file system is read-only; choose another folder with VITRINE_DATA_DIR'],
  ['EEXIST', 'a file stands in its place; choose another folder with VITRINE_DATA_DIR'],
  ['ENOTDIR', 'a file stands in its place; choose another folder with VITRINE_DATA_DIR'],
]

/** Why the server could not start, in one sentence for whoever started it. */
export function startUpProblem(
  problem: unknown,
  settings: Pick<Settings, 'dataDir' | 'databaseFile'> | null,
): string {
  const code = codeOf(problem)
  const reason = REASONS.find(([start]) => code.startsWith(start))?.[1]
  if (reason && settings && !isOwn(problem, 'bad_setting')) {
    const place = code.startsWith('SQLITE')
      ? `The database ${settings.databaseFile}`
      : `The data directory ${settings.dataDir}`
    return `${place} cannot be used: ${reason}, then start again.`
  }
  if (problem instanceof VitrineError) return problem.message
  const said = problem instanceof Error ? problem.message.split('\n')[0] : String(problem)
  return `The server could not start: ${said}`
}

function isOwn(problem: unknown, code: string): boolean {
  return problem instanceof VitrineError && problem.code === code
}

/** The first code of the system or of SQLite in an error or in what caused it. */
function codeOf(problem: unknown): string {
  for (let depth = 0, error = problem; depth < 5 && error instanceof Error; depth++) {
    const code: unknown = Reflect.get(error, 'code')
    if (typeof code === 'string' && REASONS.some(([start]) => code.startsWith(start))) return code
    error = error.cause
  }
  return ''
}
