/** The code of a system error (`ENOENT`, `SQLITE_CORRUPT`), or `unknown`. Never its message. */
export function errorCode(problem: unknown): string {
  if (typeof problem !== 'object' || problem === null || !('code' in problem)) return 'unknown'
  const { code } = problem
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? code : 'unknown'
}
