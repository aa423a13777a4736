import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileText, spelledMarker } from '#fixtures/boundary/hostile-text.ts'
import { INVISIBLE_FAMILIES, MARKER_FAMILIES } from './markers/marker-families.ts'
import type { MarkerFamily } from './markers/marker-family.ts'
import { neutralise } from './neutralise.ts'
import { nextMarker } from './replace-markers.ts'

const CLEAN = [
  'Zwei Überweisungen à 1.250,50 € – „fertig“.\n\tOK',
  'می‌خواهم کتاب‌ها را بخوانم',
  'ক্‍ষ ശ്രീ ന്‍ ශ්‍රී नमस्ते',
  'ภาษา\u200bไทย ภាសា\u200bខ្មែរ မြန်မာ',
  '한국어 문장과 日本語の文章、中文句子。',
  'Ελληνικά, русский, Türkçe ığdır, Tiếng Việt',
  '👩🏽‍🚀 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 🇩🇪 ⚕️ 3️⃣ #️⃣ 👁️‍🗨️',
  '葛\u{e0100}飾区 ≨︀ ᠠ᠋',
  'ffi e\u0301 Z\u0351\u0344 ½ Ⅷ ℝ',
  'if (a < b && c[0] > d) { x |= y << 2 } // <T> [x] {y}',
  'map[inst] = arr[tool_calls] <| pipe |> next',
  '<div class="a"><br/><!-- ok --></div> &lt;p&gt; &amp;amp; &nbsp;',
  'Human: Homo sapiens\nAssistant: manager',
  'C:\\users\\new \\u0041 \\x41 100% [INFO] [ARGS]',
  '\ufeffBOM first, then a lone \u200b at a space',
  'soft\u00adhyphen',
]

describe('neutralise', () => {
  it.each(CLEAN)('leaves clean text as it is: %s', (text) => {
    expect(neutralise(text)).toEqual({ text, counts: {} })
  })

  it('changes nothing when done again, and says so', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const once = neutralise(text)
        expect(neutralise(once.text)).toEqual({ text: once.text, counts: {} })
        if (once.text !== text.toWellFormed()) expect(once.counts).not.toEqual({})
      }),
      { numRuns: 1000 },
    )
  })

  it('leaves no marker in any spelling, whatever stands around it', () => {
    fc.assert(
      fc.property(hostileText, spelledMarker, hostileText, (before, marker, after) => {
        const { text, counts } = neutralise(before + marker + after)
        expect(nextMarker(text, 0)).toBeUndefined()
        expect(text.toLowerCase()).not.toMatch(/<\s*\/?\s*untrusted/)
        expect(Object.keys(counts).length).toBeGreaterThan(0)
      }),
      { numRuns: 1000 },
    )
  })

  it.each(MARKER_FAMILIES.flatMap(spelledMarkers))('takes out %s', (_, spelled) => {
    const { text, counts } = neutralise(`before\n\n${spelled} after`)
    expect(text).not.toContain(spelled)
    expect(Object.values(counts)).toEqual([1])
  })

  it('takes out characters of every invisible family between letters', () => {
    for (const family of INVISIBLE_FAMILIES) {
      for (const [first, last] of family.codePoints) {
        for (const point of [first, last]) {
          const { text, counts } = neutralise(`a${String.fromCodePoint(point)}b`)
          expect(text, `U+${point.toString(16)}`).toMatch(/^ab?$/)
          expect(counts).toEqual({ [family.name]: 1 })
        }
      }
    }
  })
})

describe('neutralise at its limits', () => {
  it('cannot be nested into a marker, however deep', () => {
    const times = 100_000
    const text = `${'<|im_'.repeat(times)}<|im_start|>${'start|>'.repeat(times)}`
    expect(neutralise(text).text).not.toContain('<|im_start|>')
  })

  it('does not count a token that the tool wrote itself', () => {
    const text = 'a \u27e6marker:chatml\u27e7 b'
    expect(neutralise(text)).toEqual({ text, counts: {} })
  })

  it('makes lone surrogates visible', () => {
    expect(neutralise('a\ud800b').text).toBe('a\ufffdb')
  })

  it('takes out whole escape sequences, and the introducer of broken ones', () => {
    const link = 'a\u001b]8;;https://x.example\u0007b\u001b]8;;\u001b\\c\u009b31md\u001be'
    expect(neutralise(link).text).toBe('abcde')
  })

  it('keeps a flag, but no other text in tag characters', () => {
    const hidden =
      '🏴\u{e0069}\u{e0067}\u{e006e}\u{e006f}\u{e0072}\u{e0065}\u{e0061}\u{e006c}\u{e007f}'
    expect(neutralise(hidden).text).toBe('🏴')
  })

  it('takes out runs of variation selectors, and single ones where nothing has variants', () => {
    expect(neutralise('😀\ufe0f\ufe01\u{e0101}x a\ufe01b').text).toBe('😀x ab')
  })
})

function spelledMarkers(family: MarkerFamily): [name: string, spelled: string][] {
  return family.markers.map((marker) => {
    const shown = family.capitals || family.capitalised ? marker.toUpperCase() : marker
    return [`${family.name} ${marker}`, family.wideBars ? shown.replaceAll('|', '\uff5c') : shown]
  })
}
