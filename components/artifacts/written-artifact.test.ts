import { describe, expect, it } from 'vitest'
import { adoptResult } from '#lib/contract/adopt-result.ts'
import { tableArtifact } from '#lib/contract/kinds/table.ts'
import { writtenArtifact } from './written-artifact.ts'

const table = tableArtifact({ title: 'Größen', columns: ['名'], rows: [['é']] })

describe('an artifact that leaves the page', () => {
  it('is written in its own characters', () => {
    expect(writtenArtifact(table, 'text')).toBe('Größen (table)\n名\né')
    expect(writtenArtifact(table, 'markdown')).toBe('**Größen** (table)\n\n| 名 |\n| --- |\n| é |')
    expect(writtenArtifact(table, 'json')).toContain('"名"')
  })

  it('reads as itself again, from MCP content and from JSON', () => {
    const mcp = adoptResult(JSON.parse(writtenArtifact(table, 'mcp')), 'mcp')
    expect(mcp.result.artifacts).toEqual([table])
    expect(JSON.parse(writtenArtifact(table, 'json'))).toEqual(table)
  })

  it('is JSON in every form where it is no artifact after all', () => {
    for (const form of ['text', 'markdown', 'json', 'mcp'] as const) {
      expect(writtenArtifact({ kind: 'table' }, form)).toBe('{"kind":"table"}')
    }
  })
})
