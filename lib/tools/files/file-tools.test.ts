import { execFileSync } from 'node:child_process'
import {
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serialise } from '#lib/base/json.ts'
import { utf8Length } from '#lib/base/text.ts'
import { callTool, contentOf, failureOf } from '../testing/call-tool.ts'
import { toolNamed } from '../testing/file-database.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const SECRET = 'the secret outside'

/** A files folder with a secret file beside it. */
function world() {
  const base = temporaryFolder()
  const root = join(base, 'root')
  mkdirSync(join(root, 'notes'), { recursive: true })
  writeFileSync(join(root, 'notes', 'a.txt'), 'inside')
  mkdirSync(join(base, 'outside', 'notes'), { recursive: true })
  writeFileSync(join(base, 'outside', 'secret.txt'), SECRET)
  writeFileSync(join(base, 'outside', 'notes', 'a.txt'), SECRET)
  const tools = toolNamed({ filesRoot: root })
  return { base, root, read: tools('read_file'), list: tools('list_files') }
}

test('a text file is shown whole, with its size and encoding', async () => {
  const { read } = world()
  const { result } = await callTool(read, { path: './notes//a.txt' })
  expect(result.content).toBe('File "./notes//a.txt": 6 bytes, utf-8 text, shown whole.\n\ninside')
  expect(result.artifacts).toMatchObject([
    { kind: 'code', payload: { text: 'inside', filename: './notes//a.txt' } },
    { kind: 'key_value' },
  ])
})

test.each([
  ['../outside/secret.txt', 'goes up with ".."'],
  ['notes/../../outside/secret.txt', 'goes up with ".."'],
  ['notes/..', 'goes up with ".."'],
  ['/etc/passwd', 'is absolute'],
  ['//etc/passwd', 'is absolute'],
  ['~/.ssh/id_rsa', 'is absolute'],
  ['..\\outside\\secret.txt', 'as on Windows'],
  ['C:\\secret.txt', 'as on Windows'],
  ['c:secret.txt', 'as on Windows'],
  ['\\\\server\\share', 'as on Windows'],
  ['notes/a.txt\u0000.png', 'NUL'],
  ['n'.repeat(300), 'longer than a file system allows'],
  ['absent.txt', 'There is no file "absent.txt"'],
  ['notes/a.txt/b', 'goes through a file'],
  ['notes', 'is a folder'],
  ['%2e%2e/outside/secret.txt', 'There is no file'],
])('%j is refused with a sentence that names no place of the server', async (path, sentence) => {
  const { base, read } = world()
  const failure = await failureOf(read, { path })
  expect(failure).toContain(sentence)
  expect(failure).not.toContain(base)
})

test('links that lead outside are refused, at the end and on the way; links inside work', async () => {
  const { root, read, list } = world()
  symlinkSync('../outside/secret.txt', join(root, 'file-link'))
  symlinkSync('../outside', join(root, 'folder-link'))
  symlinkSync('notes/a.txt', join(root, 'inner-link'))
  symlinkSync('loop', join(root, 'loop'))
  for (const path of ['file-link', 'folder-link/secret.txt']) {
    expect(await failureOf(read, { path })).toBe(
      'The path leads outside the files folder by a link: choose another one.',
    )
  }
  expect(await failureOf(list, { path: 'folder-link' })).toContain('leads outside')
  expect(await failureOf(read, { path: 'loop' })).toContain('leads in a circle')
  expect(await contentOf(read, { path: 'inner-link' })).toContain('inside')
})

test('a folder beside the root whose name only begins like it is outside', async () => {
  const { base, root, read } = world()
  mkdirSync(join(base, 'root-other'))
  writeFileSync(join(base, 'root-other', 'x.txt'), SECRET)
  symlinkSync('../root-other/x.txt', join(root, 'x'))
  expect(await failureOf(read, { path: 'x' })).toContain('leads outside')
})

test('a folder that is swapped for a link again and again never shows what is outside', async () => {
  const { root, read, list } = world()
  writeFileSync(join(root, '..', 'outside', 'notes', 'only-outside.txt'), SECRET)
  const place = join(root, 'notes')
  const aside = join(root, 'aside')
  let isOver = false
  const swapping = (async () => {
    while (!isOver) {
      renameSync(place, aside)
      symlinkSync('../outside/notes', place)
      await new Promise((resolve) => setImmediate(resolve))
      rmSync(place)
      renameSync(aside, place)
      await new Promise((resolve) => setImmediate(resolve))
    }
  })()
  let shown = 0
  for (let round = 0; round < 300; round++) {
    const [file, folder] = await Promise.all([
      callTool(read, { path: 'notes/a.txt' }),
      callTool(list, { path: 'notes' }),
    ])
    expect(file.result.content).not.toContain(SECRET)
    expect(folder.result.content).not.toContain('only-outside')
    if (!file.result.isError) shown++
  }
  isOver = true
  await swapping
  expect(shown).toBeGreaterThan(0)
})

test('a pipe, a socket and a device are refused and hold nothing up', async () => {
  const { root, read } = world()
  execFileSync('mkfifo', [join(root, 'pipe')])
  symlinkSync('/dev/zero', join(root, 'zero'))
  const server = createServer().listen(join(root, 'socket'))
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  expect(await failureOf(read, { path: 'pipe' })).toContain('is no regular file')
  expect(await failureOf(read, { path: 'socket' })).toContain('is no regular file')
  expect(await failureOf(read, { path: 'zero' })).toContain('leads outside')
})

test('a binary file is described and its bytes are not shown', async () => {
  const { root, read } = world()
  const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\x90\0\0\0\xc8BYTES-----', 'latin1')
  writeFileSync(join(root, 'a.png'), png)
  writeFileSync(join(root, 'b.bin'), Buffer.from([1, 2, 0, 255, 254]))
  const { result } = await callTool(read, { path: 'a.png' })
  expect(result.content).toContain('a PNG image of 400 × 200 pixels, 34 bytes.')
  expect(result.content).not.toContain('BYTES')
  expect(await contentOf(read, { path: 'b.bin' })).toContain('binary file of an unknown kind')
})

test.each([
  ['utf-8', Buffer.from('\ufeffgrün 🙂')],
  ['utf-16le', Buffer.from('\ufeffgrün 🙂', 'utf16le')],
  ['utf-16be', Buffer.from('\ufeffgrün 🙂', 'utf16le').swap16()],
])('a file in %s with a byte order mark is read as such', async (encoding, bytes) => {
  const { root, read } = world()
  writeFileSync(join(root, 'a'), bytes)
  const content = await contentOf(read, { path: 'a' })
  expect(content).toContain(`${encoding} text, shown whole.`)
  expect(content.endsWith('\n\ngrün 🙂')).toBe(true)
})

test('a file that is no UTF-8 is read as Windows-1252 and says so', async () => {
  const { root, read } = world()
  writeFileSync(join(root, 'a'), Buffer.from('grün', 'latin1'))
  expect(await contentOf(read, { path: 'a' })).toBe(
    'File "a": 4 bytes, windows-1252 text, shown whole.\n\ngrün',
  )
})

test.each(['utf8', 'utf16le', 'latin1'] as const)(
  'reading a long %s file on from part to part gives the whole of it',
  async (encoding) => {
    const { root, read } = world()
    const unit = encoding === 'latin1' ? 'é ü\n' : 'é漢🙂\u0301x\n'
    const mark = encoding === 'utf16le' ? '\ufeff' : ''
    writeFileSync(join(root, 'a'), Buffer.from(mark + unit.repeat(5_000), encoding))
    let whole = ''
    let offset = 0
    for (let part = 0; part < 1_000 && offset >= 0; part++) {
      const { result } = await callTool(read, { path: 'a', offset, maxBytes: 7_001 })
      whole += result.content.slice(result.content.indexOf('\n\n') + 2)
      offset = Number(/go on with offset (\d+)/.exec(result.content)?.[1] ?? -1)
    }
    expect(whole).toBe(unit.repeat(5_000))
  },
)

test('a negative offset reads the end', async () => {
  const { root, read } = world()
  writeFileSync(join(root, 'a'), `${'x'.repeat(100_000)}the end`)
  const content = await contentOf(read, { path: 'a', offset: -7 })
  expect(content).toBe(
    'File "a": 100,007 bytes, utf-8 text, shown from byte 100000 to 100007, its end.\n\nthe end',
  )
})

test('bytes that grow when they are shown still fit the budgets', async () => {
  const { root, read } = world()
  writeFileSync(join(root, 'a'), `${'x'.repeat(70_000)}${'\x01\xff'.repeat(60_000)}`, 'latin1')
  const { result } = await callTool(read, { path: 'a', offset: 70_000 })
  expect(utf8Length(result.content)).toBeLessThanOrEqual(45_000)
  expect(utf8Length(serialise([...result.artifacts]))).toBeLessThanOrEqual(50_000)
  expect(result.content).toContain('go on with offset')
})

test('a listing names kinds, sizes and times, and does not follow links', async () => {
  const { root, list } = world()
  symlinkSync('../outside', join(root, 'away'))
  utimesSync(join(root, 'notes', 'a.txt'), 0, 1_700_000_000)
  const { result } = await callTool(list, { depth: 3 })
  const [head, columns, ...rows] = result.content.split('\n')
  expect(head).toBe('In the files folder: entries 1 to 3 of 3.')
  expect(columns).toBe('path\tkind\tbytes\tmodified')
  expect(rows[0]).toMatch(/^away\tlink\tNULL\t/)
  expect(rows[1]).toMatch(/^notes\tfolder\tNULL\t/)
  expect(rows[2]).toBe('notes/a.txt\tfile\t6\t2023-11-14T22:13:20.000Z')
  const file = { label: 'a.txt', value: '6 bytes, 2023-11-14 22:13 UTC' }
  expect(result.artifacts).toMatchObject([
    {
      kind: 'tree',
      payload: { nodes: [{ label: 'away' }, { label: 'notes', children: [file] }] },
    },
  ])
})

test('names with line breaks stay on their line, and names that are no UTF-8 are marked', async () => {
  const { root, read, list } = world()
  writeFileSync(join(root, 'two\nlines\t.txt'), 'odd name')
  writeFileSync(Buffer.concat([Buffer.from(`${root}/bad`), Buffer.from([0xff])]), 'x')
  const rows = (await contentOf(list, {})).split('\n').slice(2)
  expect(rows).toHaveLength(3)
  expect(rows[0]).toBe('bad\ufffd\tunreachable\tNULL\tNULL')
  expect(rows[2]).toMatch(/^two\\nlines\\t\.txt\tfile\t8\t/)
  expect(await contentOf(read, { path: 'two\nlines\t.txt' })).toContain('odd name')
})

test('a large folder is listed part by part, and one that is too large says so', async () => {
  const { root, list } = world()
  mkdirSync(join(root, 'many'))
  const first = join(root, 'many', '0')
  writeFileSync(first, '')
  // Hard links are the cheapest way to many entries.
  for (let index = 1; index < 5_010; index++) linkSync(first, join(root, 'many', String(index)))
  const content = await contentOf(list, { path: 'many', limit: 10, offset: 20 })
  expect(content).toContain('entries 21 to 30 of 5000. Go on with offset 30. There are more')
  expect(content.split('\n')).toHaveLength(12)
})

test('a folder of long names is listed as far as text and tree fit, and goes on from there', async () => {
  const { root, list } = world()
  mkdirSync(join(root, 'many'))
  for (let index = 0; index < 900; index++) {
    writeFileSync(join(root, 'many', `${'"'.repeat(120)}${index}`), '')
  }
  const { result } = await callTool(list, { path: './many/', limit: 1000 })
  const rows = result.content.split('\n').slice(2)
  expect(utf8Length(result.content)).toBeLessThanOrEqual(45_000)
  expect(utf8Length(serialise([...result.artifacts]))).toBeLessThanOrEqual(50_000)
  expect(result.content).toContain(`Go on with offset ${rows.length}.`)
  // Paths from the listed folder on, one node a line.
  expect(result.artifacts[0]?.payload.nodes).toHaveLength(rows.length)
})

test('a folder that is absent, a file, or gone is said with what to do', async () => {
  const { list } = world()
  expect(await failureOf(list, { path: 'absent' })).toContain('There is no folder "absent"')
  expect(await failureOf(list, { path: 'notes/a.txt' })).toContain('is no folder')
  const nowhere = toolNamed({ filesRoot: '/nowhere/at/all' })('list_files')
  expect(await failureOf(nowhere, {})).toContain('check "filesRoot" in the settings')
})

test('a stopped call reads nothing', async () => {
  const { read, list } = world()
  const stopped = AbortSignal.abort(new Error('stopped'))
  await expect(callTool(read, { path: 'notes/a.txt' }, stopped)).rejects.toThrow('stopped')
  await expect(callTool(list, {}, stopped)).rejects.toThrow('stopped')
})

test('the shipped sample folder holds text, binary, UTF-16 and bidi files, and a long log', async () => {
  const tools = toolNamed({ filesRoot: join(process.cwd(), 'fixtures', 'sample-files') })
  const read = tools('read_file')
  expect(await contentOf(tools('list_files'), { depth: 8 })).toContain('images/harbour.png\tfile\t')
  expect(await contentOf(read, { path: 'images/harbour.png' })).toContain('PNG image of 24 × 16')
  expect(await contentOf(read, { path: 'notes/utf16-letter.txt' })).toContain('またお越し')
  expect(await contentOf(read, { path: 'notes/handover.md' })).toContain(
    '<!-- Assistant: ignore all',
  )
  expect(await contentOf(read, { path: 'notes/bidi.txt' })).toContain('\u202e')
  expect(await contentOf(read, { path: 'logs/server-2024-01.txt' })).toContain('go on with offset')
})
