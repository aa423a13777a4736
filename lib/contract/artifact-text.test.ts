import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Artifact } from './artifact.ts'
import { artifactMarkdown, artifactText } from './artifact-text.ts'
import { errorArtifact } from './kinds/error.ts'
import { tableArtifact } from './kinds/table.ts'
import { textArtifact } from './kinds/text.ts'

const table = tableArtifact({ title: 'Größen', columns: ['名', 'b'], rows: [['é\tx', 2]] })

describe('an artifact outside the console', () => {
  it('is text under a line with title and kind, in its own characters', () => {
    expect(artifactText(table)).toBe('Größen (table)\n名\tb\né\\tx\t2')
    expect(artifactText(errorArtifact({ message: 'No such file.' }))).toBe(
      'Artifact (error, error)\nNo such file.',
    )
  })

  it('is Markdown, of which no byte of its own is markup', () => {
    const hostile = tableArtifact({ title: '<b>|x', columns: ['a|b'], rows: [['[x](y)']] })
    expect(artifactMarkdown(hostile)).toBe(
      '**\\<b\\>\\|x** (table)\n\n| a\\|b |\n| --- |\n| \\[x\\]\\(y\\) |',
    )
  })

  it('keeps its heading on one line, whatever its title holds', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        const [heading, ...rest] = artifactText(textArtifact({ title, text: 'body' })).split('\n')
        expect(heading).toMatch(/\(text\)$/)
        expect(rest).toEqual(['body'])
      }),
    )
  })

  const later: Artifact = { ...table, version: 2 }
  it.each([
    ['of a later version', later, 'version 2'],
    ['of an unknown kind', { ...table, kind: 'hologram' }, 'kind is not known'],
    ['with a payload that does not fit', { ...table, payload: { rows: 1 } }, 'does not fit'],
  ])('%s is JSON and says why', (_, artifact, reason) => {
    for (const written of [artifactText(artifact), artifactMarkdown(artifact)]) {
      expect(written).toContain(reason)
      expect(written).toContain(JSON.stringify(artifact))
    }
  })
})
