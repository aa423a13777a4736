import { expect, test } from 'vitest'
import { fileTree } from './file-tree.ts'
import { languageOf } from './language-of.ts'

const entry = (path: string, kind = 'file') => ({
  path,
  kind,
  bytes: kind === 'file' ? 1_234 : null,
  modified: null,
})

test('entries lie in their folders, whatever stands between them in the order of paths', () => {
  expect(
    fileTree([entry('a', 'folder'), entry('a-b'), entry('a/x'), entry('empty', 'folder')]),
  ).toEqual([
    { label: 'a', value: 'folder', children: [{ label: 'x', value: '1,234 bytes' }] },
    { label: 'a-b', value: '1,234 bytes' },
    { label: 'empty', value: 'folder', children: [] },
  ])
})

test('a folder whose own entry is on another page is there without a value', () => {
  expect(fileTree([entry('a/b/x'), entry('a/b/y')])).toEqual([
    {
      label: 'a',
      children: [
        {
          label: 'b',
          children: [
            { label: 'x', value: '1,234 bytes' },
            { label: 'y', value: '1,234 bytes' },
          ],
        },
      ],
    },
  ])
})

test('names that every object has are names like others', () => {
  expect(fileTree([entry('__proto__/constructor')])).toEqual([
    { label: '__proto__', children: [{ label: 'constructor', value: '1,234 bytes' }] },
  ])
})

test('the language of a file is told by its ending, in any case, or not at all', () => {
  const names = ['a/B.PY', 'notes.md', 'notes.txt', 'no-ending', 'x.constructor']
  expect(names.map(languageOf)).toEqual(['python', 'markdown', undefined, undefined, undefined])
})
