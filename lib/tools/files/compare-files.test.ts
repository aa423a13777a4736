import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyPatch } from 'diff'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { serialise } from '#lib/base/json.ts'
import { utf8Length } from '#lib/base/text.ts'
import { boundArtifacts } from '#lib/contract/bound-artifacts.ts'
import { callTool, contentOf, failureOf } from '../testing/call-tool.ts'
import { toolNamed } from '../testing/file-database.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

/** A files folder with two files, and the tool over it. */
function world(old: string | Buffer, changed: string | Buffer) {
  const root = join(temporaryFolder(), 'root')
  mkdirSync(root)
  writeFileSync(join(root, 'old'), old)
  writeFileSync(join(root, 'new'), changed)
  return { root, tool: toolNamed({ filesRoot: root })('compare_files') }
}

const PATHS = { old: 'old', new: 'new' }
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}\n`)
const patchIn = (content: string) => content.slice(content.indexOf('\n\n') + 2)

test('what changed is a patch in the text, and both files whole in the artifact', async () => {
  const { tool } = world('a\nb\nc\n', 'a\nB\nc\n')
  const { result } = await callTool(tool, PATHS)
  expect(result.content).toBe(
    'From "old" to "new": 1 change, 1 lines added, 1 removed.\n\n--- a/new\n+++ b/new\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n',
  )
  expect(result.artifacts).toMatchObject([
    {
      kind: 'diff',
      title: '"old" to "new"',
      payload: { old: 'a\nb\nc\n', new: 'a\nB\nc\n', path: 'new' },
    },
  ])
})

test('files of one text, though not of the same bytes, are told as the same', async () => {
  const { tool } = world('ä\nb', Buffer.from('\ufeffä\nb', 'utf16le'))
  expect(await contentOf(tool, PATHS)).toBe('"old" and "new" hold the same text, 2 lines.')
})

test('binary files are the same or differ, and where', async () => {
  const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\0', 'latin1')
  const same = world(png, png)
  expect(await contentOf(same.tool, PATHS)).toContain(
    'PNG image and PNG image. They hold the same 12 bytes.',
  )
  const other = world(png, 'a text')
  expect(await contentOf(other.tool, PATHS)).toContain('They differ, first at byte 1;')
})

test('nothing outside the folder is compared, nor what is no regular file or too large', async () => {
  const { root, tool } = world('a', 'b')
  writeFileSync(join(root, '..', 'secret'), 'the secret outside')
  symlinkSync('../secret', join(root, 'link'))
  mkdirSync(join(root, 'folder'))
  writeFileSync(join(root, 'large'), 'x'.repeat(1_000_001))
  for (const [path, sentence] of [
    ['link', 'leads outside'],
    ['../secret', 'goes up'],
    ['folder', 'is a folder'],
    ['absent', 'There is no file'],
    ['large', 'files of at most 1,000,000 bytes are compared'],
  ] as const) {
    expect(await failureOf(tool, { old: path, new: 'new' })).toContain(sentence)
    expect(await failureOf(tool, { old: 'old', new: path })).toContain(sentence)
  }
})

test('many changes are read on from part to part, each a patch of the right lines', async () => {
  const before = numbered(6_000)
  const after = before.map((line, at) => (at % 30 === 7 ? `${line.trim()} changed\n` : line))
  const { tool } = world(before.join(''), after.join(''))
  let text = before.join('')
  let parts = 0
  for (let offset = 0; offset >= 0; parts++) {
    const { result } = await callTool(tool, { ...PATHS, offset })
    const patched = applyPatch(text, patchIn(result.content))
    if (patched === false) throw new Error('the patch of a part does not apply')
    text = patched
    offset = Number(/Go on with offset (\d+)/.exec(result.content)?.[1] ?? -1)
  }
  expect(text).toBe(after.join(''))
  expect(parts).toBeGreaterThan(1)
  expect(await contentOf(tool, { ...PATHS, offset: 500 })).toContain('None is left from offset 500')
})

const line = fc.oneof(
  fc.constantFrom('a\n', 'b\n', '\n', 'c', '}\n'),
  fc
    .tuple(fc.constantFrom('\u0001', '"', '漢', '🙂', 'x\n', '```\n'), fc.nat(60_000))
    .map(([unit, times]) => unit.repeat(times)),
)
const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join(''))

test('no two files make it pass its budgets', { timeout: 120_000 }, () =>
  fc.assert(
    fc.asyncProperty(text, text, fc.nat(3), async (old, changed, offset) => {
      const { tool } = world(old, changed)
      const { result } = await callTool(tool, { ...PATHS, offset })
      expect(utf8Length(result.content)).toBeLessThanOrEqual(45_000)
      expect(utf8Length(serialise([...result.artifacts]))).toBeLessThanOrEqual(50_000)
      expect(boundArtifacts(result.artifacts).omission).toBeUndefined()
    }),
    { numRuns: 40 },
  ),
)
