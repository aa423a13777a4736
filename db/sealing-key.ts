import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { VitrineError } from '#lib/base/vitrine-error.ts'

const KEY_BYTES = 32

/** Only the owner may read what opens the secrets. */
const FILE_MODE = 0o600

/**
 * The key in `path`, as 32 bytes; made where there is none. Throws a `VitrineError` where the file holds no key:
 * a new one in its place would lose what the old one sealed.
 */
export function sealingKey(path: string): Buffer {
  const existing = readKey(path)
  if (existing) return existing
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.new`
  writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: FILE_MODE })
  try {
    // A whole file or none: another process may make the key at this moment, and then its key is the one.
    linkSync(draft, path)
  } catch (problem) {
    if (!isCode(problem, 'EEXIST')) throw problem
  } finally {
    rmSync(draft)
  }
  const made = readKey(path)
  if (!made) throw unusable(path)
  return made
}

function readKey(path: string): Buffer | null {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (problem) {
    if (isCode(problem, 'ENOENT')) return null
    throw problem
  }
  chmodSync(path, FILE_MODE)
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== KEY_BYTES) throw unusable(path)
  return key
}

function unusable(path: string): VitrineError {
  return new VitrineError(
    'key_unusable',
    `The key file ${path} holds no key of ${KEY_BYTES} bytes: restore it from a backup, or remove it and sign in to the sources again.`,
  )
}

function isCode(problem: unknown, code: string): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === code
}
