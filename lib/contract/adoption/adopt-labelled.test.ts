import { describe, expect, test } from 'vitest'
import { adoptResult } from '../adopt-result.ts'
import { jsonArtifact } from '../kinds/json.ts'
import { tableArtifact } from '../kinds/table.ts'

describe('a labelled result', () => {
  test('TABLE and TEXT are read in any case, with the label as title', () => {
    const data = { columns: ['a'], rows: [['1']], later: true }
    const table = adoptResult({ type: 'TABLE', label: 'T', data }, 'labelled').result
    expect(table.artifacts).toMatchObject([{ kind: 'table', title: 'T', payload: data }])
    expect(table.content).toBe('T\na\n1')
    const text = adoptResult({ type: 'Text', label: 'T', data: 'words' }, 'labelled').result
    expect(text.artifacts).toMatchObject([{ kind: 'text', title: 'T', payload: { text: 'words' } }])
    expect(text.content).toBe('words')
  })

  test('a table of records is a table', () => {
    const { result } = adoptResult({ type: 'table', data: [{ a: 1 }] }, 'labelled')
    expect(result.artifacts).toEqual([tableArtifact({ columns: ['a'], rows: [[1]] })])
  })

  test.each([
    [{ type: 'table', label: 'T', data: { columns: 'a' } }, 'does not fit'],
    [{ type: 'text', label: 'T', data: 5 }, 'does not fit'],
    [{ type: 'constructor', label: 'T', data: 5 }, 'not known'],
  ])('%j stays JSON of the same title, with a note', (foreign, words) => {
    const { result, notes } = adoptResult(foreign, 'labelled')
    expect(result.artifacts).toEqual([jsonArtifact({ title: 'T', value: foreign.data })])
    expect(result.content).toBe(JSON.stringify(foreign.data))
    expect(notes).toEqual([expect.stringContaining(words)])
  })

  test('anything of another form is read as a value, with a note', () => {
    for (const foreign of ['text', { label: 'x', data: 1 }, { type: 'text' }, [1]]) {
      const { result, notes } = adoptResult(foreign, 'labelled')
      expect(result.content).toBe(typeof foreign === 'string' ? foreign : JSON.stringify(foreign))
      expect(notes).toHaveLength(1)
    }
  })
})
