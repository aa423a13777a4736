import { spawn } from 'node:child_process'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { VitrineError } from '#lib/base/vitrine-error.ts'

/**
 * Makes sure that the sample database stands at `path`, an absolute path: generates it when nothing is
 * there, in under a second, and leaves any file that is there alone. `installRoot` is the folder that holds
 * `fixtures/`. Throws a `VitrineError` when the file cannot be written.
 */
export async function ensureSampleDatabase(installRoot: string, path: string): Promise<void> {
  if (await exists(path)) return
  const script = join(installRoot, 'fixtures', 'sample-database', 'generate.mjs')
  const exitCode = await exitCodeOf([script, path])
  if (exitCode !== 0 || !(await exists(path))) {
    throw new VitrineError(
      'sample_database_failed',
      `The sample database could not be written to ${path}: check that its folder is writable and the disk is not full.`,
    )
  }
}

function exitCodeOf(nodeArguments: readonly string[]): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeArguments], { stdio: 'ignore' })
    child.once('error', reject)
    child.once('exit', resolve)
  })
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
