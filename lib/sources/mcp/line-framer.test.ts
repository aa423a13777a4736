import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FramedLine, LineFramer } from './line-framer.ts'
import { MAX_DISCARDED_BYTES, MESSAGE_LIMITS } from './message-limits.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function framed(framer: LineFramer, ...chunks: readonly Uint8Array[]): readonly FramedLine[] {
  return chunks.flatMap((chunk) => [...framer.add(chunk)])
}

describe('lines of a server', () => {
  it('are the same however the bytes are cut into chunks', () => {
    const lines = fc.array(
      fc.string({ unit: 'grapheme' }).map((line) => line.replaceAll('\n', ' ')),
    )
    fc.assert(
      fc.property(lines, fc.array(fc.nat(50)), (texts, cuts) => {
        const whole = bytes(texts.map((text) => `${text}\n`).join(''))
        const chunks: Uint8Array[] = []
        let at = 0
        for (const cut of cuts) {
          chunks.push(whole.subarray(at, at + cut))
          at += cut
        }
        chunks.push(whole.subarray(at))
        const read = framed(new LineFramer(), ...chunks)
        const expected = texts.filter((text) => text !== '').map((text) => text.toWellFormed())
        expect(read.map((line) => line.kind === 'line' && line.text)).toEqual(expected)
      }),
    )
  })

  it('are thrown away where they are too long, and tell which request they answer', () => {
    const framer = new LineFramer()
    const [first, second] = framed(
      framer,
      bytes(`{"jsonrpc":"2.0","result":"`),
      new Uint8Array(MESSAGE_LIMITS.maxBytes).fill(120),
      bytes(`","id":42}\n{"id":1}\n`),
    )
    expect(first).toEqual({ kind: 'fault', fault: { kind: 'too_large', ids: [42] } })
    expect(second).toEqual({ kind: 'line', text: '{"id":1}' })
    expect(framer.heldBytes).toBe(0)
  })

  it('without an end hold a bounded number of bytes, and nothing is read after them', () => {
    const framer = new LineFramer()
    const chunk = new Uint8Array(4_000_000).fill(120)
    const read: FramedLine[] = []
    for (let sent = 0; sent <= MAX_DISCARDED_BYTES; sent += chunk.length) {
      read.push(...framer.add(chunk))
      expect(framer.heldBytes).toBeLessThanOrEqual(MESSAGE_LIMITS.maxBytes)
    }
    expect(read).toEqual([{ kind: 'fault', fault: { kind: 'endless', ids: [] } }])
    expect(framed(framer, bytes('\n{"id":1}\n'))).toEqual([])
  })

  it('that are nested too deep are not handed on; brackets in text are no nesting', () => {
    const deep = '['.repeat(MESSAGE_LIMITS.maxDepth + 1)
    const [first, second] = framed(
      new LineFramer(),
      bytes(`{"id":7,"result":${deep}\n`),
      bytes(`{"result":"\\"${deep}"}\n`),
    )
    expect(first).toEqual({ kind: 'fault', fault: { kind: 'too_deep', ids: [7] } })
    expect(second?.kind).toBe('line')
  })
})
