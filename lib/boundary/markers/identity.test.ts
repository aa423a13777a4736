import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { neutralise } from '../neutralise.ts'

/** Real texts of many languages, scripts and kinds: translations and sources of installed packages. */
const FOLDERS = ['node_modules/zod/v4/locales', 'node_modules/@biomejs/biome']

const TEXTS = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => /\.(?:js|md)$/.test(file))
    .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const),
)

it('has texts of many languages to try', () => {
  expect(TEXTS.length).toBeGreaterThan(40)
})

it.each(TEXTS)('leaves a real text as it is: %s', (_, text) => {
  expect(neutralise(text)).toEqual({ text, counts: {} })
})

it.each([
  ['maths', '∀ε>0 ∃δ>0: |x−a|<δ ⇒ |f(x)−f(a)|<ε; ⟨x|y⟩ = ⟨y|x⟩*; a <| b |> c'],
  ['generics', 'Map<string, Array<[user: string, tool: Tool]>> & Record<K, V>'],
  ['a T5 sentinel', 'The <extra_id_0> walks in <extra_id_1> park'],
  ['mark-up of calls in prose', 'Use a turn, a tool or a plugin; see [args] and [tools].'],
  ['Hindi', 'क्षेत्र में ज्ञान और श्रद्धा की आवश्यकता है।'],
  ['Hebrew with points', 'בְּרֵאשִׁית בָּרָא אֱלֹהִים'],
  ['Persian with joiners', 'نمی‌خواهم این کتاب‌ها را بفروشم'],
  ['Thai', 'ผู้ใช้งานสามารถยกเลิกการจองได้ทุกเมื่อ'],
  ['Khmer', 'សូមស្វាគមន៍មកកាន់ប្រទេសកម្ពុជា'],
  ['emoji', '🧑🏿‍💻👩‍❤️‍💋‍👨🏳️‍⚧️🇧🇷🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
])('leaves %s as it is', (_, text) => {
  expect(neutralise(text)).toEqual({ text, counts: {} })
})
