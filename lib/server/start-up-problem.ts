import { VitrineError } from '#lib/base/vitrine-error.ts'

/** What a code of the system means for a folder, and what to do about it. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; free some space',
  EDQUOT: 'the disk quota is used up; free some space',
  EACCES: 'it may not be read or written; check its rights',
  EPERM: 'it may not be read or written; check its rights',
  EROFS: 'its file system is read-only; choose another folder with VITRINE_DATA_DIR',
  EEXIST: 'a file stands in its place; choose another folder with VITRINE_DATA_DIR',
  ENOTDIR: 'a file stands in its place; choose another folder with VITRINE_DATA_DIR',
}

/** Why the server could not start, in one sentence for whoever started it. */
export function startUpProblem(problem: unknown, dataDir: string): string {
  if (problem instanceof VitrineError) return problem.message
  const code: unknown = problem instanceof Error ? Reflect.get(problem, 'code') : undefined
  const reason = typeof code === 'string' && Object.hasOwn(REASONS, code) ? REASONS[code] : null
  if (reason) return `The data directory ${dataDir} cannot be used: ${reason}, then start again.`
  const said = problem instanceof Error ? problem.message.split('\n')[0] : String(problem)
  return `The server could not start: ${said}`
}
