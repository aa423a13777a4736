import { utf8Length } from '#lib/base/text.ts'
import { ToolFailure } from '../tool-failure.ts'

const MAX_PATH_BYTES = 4_000
const MAX_NAME_BYTES = 255

/** What a path may not be, with the sentence for it. */
const REFUSALS: readonly {
  readonly refuses: (path: string) => boolean
  readonly sentence: string
}[] = [
  {
    refuses: (path) => path.includes('\0'),
    sentence: 'The path holds a NUL character, which no file name can: remove it.',
  },
  {
    refuses: (path) => path.startsWith('/') || path.startsWith('~'),
    sentence:
      'The path is absolute: give a path inside the files folder, such as "notes/today.txt".',
  },
  {
    refuses: (path) => path.includes('\\') || /^[A-Za-z]:/.test(path),
    sentence:
      'The path is written as on Windows: give a path inside the files folder with / between the names.',
  },
  {
    refuses: (path) => path.split('/').includes('..'),
    sentence: 'The path goes up with "..": give a path inside the files folder.',
  },
  {
    refuses: (path) =>
      utf8Length(path) > MAX_PATH_BYTES ||
      path.split('/').some((name) => utf8Length(name) > MAX_NAME_BYTES),
    sentence: 'The path is longer than a file system allows: check it.',
  },
]

/**
 * The names on the way from the files folder to `path`; none for the folder itself. Throws a `ToolFailure`
 * for whatever is no plain relative path.
 */
export function relativeNames(path: string): readonly string[] {
  const refusal = REFUSALS.find(({ refuses }) => refuses(path))
  if (refusal) throw new ToolFailure(refusal.sentence)
  return path.split('/').filter((name) => name !== '' && name !== '.')
}
