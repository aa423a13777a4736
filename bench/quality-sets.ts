import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { JsonValue } from '#lib/base/json.ts'

/** What the rows of a set are. */
export type SetKind =
  | 'wrapped'
  | 'diverse'
  | 'bare requests'
  | 'ordinary results'
  | 'documentation'
  | 'trigger words'

/** A public set: its file, and what it was used for. */
type SetSource = {
  readonly file: string
  readonly kind: SetKind
  /** Whether heuristics were written from its rows, narrowed where they flagged them in vain, or only counted. */
  readonly use: 'written from' | 'judged on' | 'tuned against'
  readonly isAttack: boolean
}

/** The sets by file. What each is and where it is from says the page that comes with them. */
const SET_SOURCES: readonly SetSource[] = [
  { file: 'injecagent_enhanced', kind: 'wrapped', use: 'written from', isAttack: true },
  { file: 'spikee', kind: 'diverse', use: 'written from', isAttack: true },
  { file: 'garak_latent', kind: 'diverse', use: 'judged on', isAttack: true },
  { file: 'injecagent_base', kind: 'bare requests', use: 'judged on', isAttack: true },
  { file: 'bipia_attack', kind: 'bare requests', use: 'judged on', isAttack: true },
  { file: 'injecagent_benign', kind: 'ordinary results', use: 'judged on', isAttack: false },
  { file: 'taubench_benign', kind: 'ordinary results', use: 'judged on', isAttack: false },
  { file: 'bipia_benign', kind: 'ordinary results', use: 'judged on', isAttack: false },
  { file: 'garak_latent_benign', kind: 'ordinary results', use: 'judged on', isAttack: false },
  { file: 'notinject_benign', kind: 'trigger words', use: 'judged on', isAttack: false },
  { file: 'spikee_fp_benign', kind: 'trigger words', use: 'judged on', isAttack: false },
  { file: 'piguard_valid_benign', kind: 'trigger words', use: 'judged on', isAttack: false },
]

const Row = z.object({ payload: z.json(), source: z.string(), note: z.string().optional() })

/** One result that a tool could have returned; `group` is its sort within the set. */
export type QualityRow = { readonly payload: JsonValue; readonly group: string }

/** A set with its rows. */
export type QualitySet = Omit<SetSource, 'file'> & {
  readonly name: string
  readonly rows: readonly QualityRow[]
}

/** Documentation and code that is on every machine that runs this. */
const INSTALLED: readonly (readonly [name: string, ending: RegExp])[] = [
  ['READMEs of installed packages', /\.mdx?$/i],
  ['declarations of installed packages', /\.d\.[cm]?ts$/],
]

/** Most files of one kind, taken evenly from all. */
const MAX_FILES = 1000

/** The sets in `folder` (one JSON object a line), then what the installed packages hold. */
export function qualitySets(folder: string): readonly QualitySet[] {
  const given = SET_SOURCES.flatMap(({ file, ...source }) => {
    const path = join(folder, `${file}.jsonl`)
    if (!existsSync(path)) return []
    const lines = readFileSync(path, 'utf8').trim().split('\n')
    return [{ name: file, ...source, rows: lines.map(parseRow) }]
  })
  return [...given, ...installedSets()]
}

function parseRow(line: string): QualityRow {
  const { payload, note, source } = Row.parse(JSON.parse(line))
  const sort = /(?:^|;)\s*(?:jb|cat|probe|type)=([^;]*?)(?:\s+\w+=|;|$)/.exec(note ?? '')
  return { payload, group: sort?.[1] ?? source }
}

function installedSets(): readonly QualitySet[] {
  const files = readdirSync('node_modules', { recursive: true, encoding: 'utf8' }).sort()
  return INSTALLED.map(([name, ending]) => {
    const found = files.filter((file) => ending.test(file))
    const step = Math.ceil(found.length / MAX_FILES)
    const rows = found
      .filter((_, index) => index % step === 0)
      .map((file) => ({ payload: readFileSync(join('node_modules', file), 'utf8'), group: file }))
    return { name, kind: 'documentation', use: 'tuned against', isAttack: false, rows }
  })
}
