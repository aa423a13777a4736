import { told } from './told.ts'

/** A value whose references are written as they are here, and what is to be said of them. */
export type ReadReferences = {
  readonly value: string
  readonly notes: readonly string[]
  readonly problems: readonly string[]
}

/** `${NAME}`, `${NAME:-default}`, `${env:NAME}`, `${input:id}`, `${workspaceFolder}` … */
const REFERENCE = /\$\{([^{}]{1,300})\}/g

const PLAIN_NAME = /^[A-Za-z_][A-Za-z0-9_]{0,199}$/

/** Names that editors fill in, and that no environment has. */
const EDITOR_NAMES =
  /^(?:workspaceFolder|workspaceFolderBasename|workspaceRoot|userHome|cwd|pathSeparator|file|fileDirname|\/)$/

/**
 * Rewrites the references of other clients to `${NAME}`, a variable of this server's environment. `asked` tells
 * what an input of VS Code asks for, by its id.
 */
export function readReferences(value: string, asked: ReadonlyMap<string, string>): ReadReferences {
  const notes: string[] = []
  const problems: string[] = []
  const rewritten = value.replace(REFERENCE, (whole, inner: string) => {
    const input = /^(?:input|prompt):(.+)$/.exec(inner)?.[1]
    const [name = '', fallback] = inner.replace(/^env:/, '').split(':-')
    if (input !== undefined) {
      const variable = variableName(input)
      const what = asked.get(input)
      notes.push(
        `The input ${told(input)}${what === undefined ? '' : ` (${told(what)})`} becomes the environment variable ${variable}: set it.`,
      )
      return `\${${variable}}`
    }
    if (EDITOR_NAMES.test(name) || !PLAIN_NAME.test(name)) {
      problems.push(
        `The reference ${told(whole)} means something to an editor only: write a value.`,
      )
      return whole
    }
    if (fallback !== undefined) {
      notes.push(`The default for ${name} is not carried over: set the environment variable.`)
    }
    return `\${${name}}`
  })
  return { value: rewritten, notes, problems }
}

/** A name that a variable of the environment can have. */
export function variableName(words: string): string {
  const name = words
    .toUpperCase()
    .slice(0, 100)
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
  return /^[A-Z]/.test(name) ? name : `VALUE_${name}`
}
