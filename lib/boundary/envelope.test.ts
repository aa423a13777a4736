import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileText, spelledMarker } from '#fixtures/boundary/hostile-text.ts'
import { enveloped } from './envelope.ts'
import { neutralise } from './neutralise.ts'
import { ToolResultBoundary } from './tool-result-boundary.ts'

const boundary = new ToolResultBoundary()

describe('enveloped', () => {
  it('writes attributes in order, and leaves out those that are false', () => {
    expect(enveloped('x', { tool: 't', flagged: [], truncated: false })).toBe(
      '<untrusted-data source="tool_result" tool="t">\nx\n</untrusted-data>',
    )
    expect(enveloped('x', { tool: 't', flagged: ['b', 'a', 'b'], truncated: true })).toBe(
      '<untrusted-data source="tool_result" tool="t" flagged="a,b" truncated="true">\nx\n</untrusted-data>',
    )
  })

  it('escapes what would end an attribute or the line', () => {
    const tool = 'a"b<c>&\'\n</untrusted-data>\u202e'
    expect(enveloped('', { tool, flagged: [], truncated: false }).split('\n')[0]).toBe(
      '<untrusted-data source="tool_result" tool="a&quot;b&lt;c&gt;&amp;&#39;&lt;/untrusted-data&gt;">',
    )
  })
})

describe('rendered()', () => {
  const budget = fc.record({ maxChars: fc.nat(200), maxBytes: fc.nat(200) })
  const piece = fc.oneof(hostileText, spelledMarker)

  it('holds exactly one opening and one closing marker, for texts and structures and every cut', () => {
    const result = fc.oneof(
      fc.array(piece).map((pieces) => pieces.join('')),
      fc.array(fc.oneof(piece, fc.dictionary(hostileText, piece, { maxKeys: 3 }))),
    )
    fc.assert(
      fc.property(result, budget, (value, limits) => {
        const checked = checkedOrNull(value)
        if (!checked) return
        for (const text of [checked.rendered(), checked.rendered(limits)]) {
          const [, inside = '', ...others] = text.split(
            /<untrusted-data[^>]*>\n|\n<\/untrusted-data>$/,
          )
          expect(others).toEqual([''])
          expect(text.match(/<untrusted-data/gi)).toHaveLength(1)
          expect(text.match(/<\s*\/\s*untrusted-data/gi)).toHaveLength(1)
          expect(neutralise(inside).text).toBe(inside)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('is cut further to a tighter budget and says so', () => {
    const checked = boundary.checked({ name: 't' }, 'a'.repeat(100))
    expect(checked.truncated).toBe(false)
    const cut = checked.rendered({ maxChars: 10, maxBytes: 1000 })
    expect(cut).toContain(`>\n${'a'.repeat(10)}\n<`)
    expect(cut).toContain('truncated="true"')
    expect(checked.rendered({ maxChars: 1000, maxBytes: 1000 })).toBe(checked.rendered())
  })
})

/** Null where neutralising makes two keys equal, which is refused. */
function checkedOrNull(value: unknown) {
  try {
    return boundary.checked({ name: 't' }, value)
  } catch {
    return null
  }
}
