const REASONS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'does not exist'],
  ['EACCES', 'may not be read'],
  ['EPERM', 'may not be read'],
  ['EISDIR', 'is a folder'],
  ['ENOTDIR', 'does not exist'],
  ['ENAMETOOLONG', 'has too long a name'],
  ['ERR_INVALID_ARG_VALUE', 'is no name of a file'],
])

/** Why a file could not be read, as the end of a sentence. Quotes nothing. */
export function reasonOf(problem: unknown): string {
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : ''
  return REASONS.get(code) ?? 'could not be read'
}
