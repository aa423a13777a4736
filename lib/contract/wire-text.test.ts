import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Stands in the contract's folder for the compiler only; the last call is the one that is allowed. */
const candidate = `import { textArtifact } from './kinds/text.ts'
import { ToolResult } from './tool-result.ts'
import type { WireText } from './wire-text.ts'
declare function send(message: WireText): void
declare const wire: WireText
send('plain text')
send(textArtifact({ text: 'an artifact' }))
send(ToolResult.text('a result'))
send(wire)
export const text: string = wire
`

test('a provider takes no text, no artifact and no result, but wire text only', () => {
  const found = problemsOf(candidate).map(({ code, start, file }) => ({
    code,
    line: (file?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0) + 1,
  }))
  const notAssignable = 2345
  expect(found).toEqual([6, 7, 8].map((line) => ({ code: notAssignable, line })))
})

test('wire text is made in the envelope of the boundary and nowhere else', () => {
  const makers = sourceFiles().filter((path) =>
    /\bas WireText\b|<WireText>/.test(readFileSync(join(root, path), 'utf8')),
  )
  expect(makers).toEqual([join('lib', 'boundary', 'envelope.ts')])
})

/** What the compiler says of a file with the text of `source`, under the house's own options. */
function problemsOf(source: string): readonly ts.Diagnostic[] {
  const path = join(root, 'lib', 'contract', 'wire-text-candidate.ts')
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(
    config.config,
    { ...ts.sys, readDirectory: () => [] },
    root,
  )
  const checked = { ...options, incremental: false, types: [] }
  const host = ts.createCompilerHost(checked)
  const { fileExists, readFile } = host
  host.fileExists = (name) => name === path || fileExists(name)
  host.readFile = (name) => (name === path ? source : readFile(name))
  const program = ts.createProgram([path], checked, host)
  return ts.getPreEmitDiagnostics(program, program.getSourceFile(path))
}

function sourceFiles(): readonly string[] {
  return ['lib', 'db', 'app', 'cli', 'components'].flatMap((folder) => filesIn(folder))
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  } catch (problem) {
    // A room that is not built yet holds no file.
    if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return []
    throw problem
  }
}
