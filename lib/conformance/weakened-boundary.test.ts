import { afterEach, describe, expect, it, vi } from 'vitest'
import { DECODERS } from '#lib/boundary/decoders/decoders.ts'
import { HEURISTICS } from '#lib/boundary/heuristics/heuristics.ts'
import { INVISIBLE_FAMILIES, MARKER_FAMILIES } from '#lib/boundary/markers/marker-families.ts'
import type { CheckableBoundary } from './checkable-boundary.ts'
import type { InjectionFixture } from './injection-fixture.ts'
import { INJECTION_FIXTURES } from './injection-fixtures.ts'
import { attackOutcome } from './outcomes.ts'

/*
 * The kit must find fault with our own boundary as soon as one of its tables loses an entry. The tables are read
 * when the modules are loaded, so each test loads the boundary anew over a shortened table.
 */

const TABLES = {
  markers: '#lib/boundary/markers/marker-families.ts',
  heuristics: '#lib/boundary/heuristics/heuristics.ts',
  decoders: '#lib/boundary/decoders/decoders.ts',
} as const

type Named = { readonly name: string }

function without<Entry extends Named>(table: readonly Entry[], name: string): readonly Entry[] {
  return table.filter((entry) => entry.name !== name)
}

function namesOf(table: readonly Named[]): readonly string[] {
  return [...new Set(table.map(({ name }) => name))]
}

async function boundaryOver(table: string, contents: object): Promise<CheckableBoundary> {
  vi.resetModules()
  vi.doMock(table, () => contents)
  const { ToolResultBoundary } = await import('#lib/boundary/tool-result-boundary.ts')
  return new ToolResultBoundary()
}

function isMet(boundary: CheckableBoundary, fixture: InjectionFixture): boolean {
  return attackOutcome(boundary, fixture).status === 'passed'
}

const { ToolResultBoundary: Whole } = await import('#lib/boundary/tool-result-boundary.ts')
const whole = new Whole()
const metByTheWhole = INJECTION_FIXTURES.filter((fixture) => isMet(whole, fixture))

/** True where this boundary fails what the whole one meets. */
function isFoundOut(boundary: CheckableBoundary): boolean {
  return metByTheWhole.some((fixture) => !isMet(boundary, fixture))
}

afterEach(() => {
  for (const table of Object.values(TABLES)) vi.doUnmock(table)
  vi.resetModules()
})

describe('the kit finds fault with our boundary', () => {
  it('only where something is missing', async () => {
    const boundary = await boundaryOver(TABLES.decoders, { DECODERS })
    expect(isFoundOut(boundary)).toBe(false)
  })

  it.each(namesOf(MARKER_FAMILIES))('without the markers of %s', async (name) => {
    const boundary = await boundaryOver(TABLES.markers, {
      MARKER_FAMILIES: without(MARKER_FAMILIES, name),
      INVISIBLE_FAMILIES,
    })
    expect(isFoundOut(boundary)).toBe(true)
  })

  it.each(namesOf(INVISIBLE_FAMILIES))('without the invisible characters of %s', async (name) => {
    const emptied = INVISIBLE_FAMILIES.map((family) =>
      family.name === name ? { ...family, codePoints: [] } : family,
    )
    const boundary = await boundaryOver(TABLES.markers, {
      MARKER_FAMILIES,
      INVISIBLE_FAMILIES: emptied,
    })
    expect(isFoundOut(boundary)).toBe(true)
  })

  it.each(namesOf(DECODERS))('without the decoder %s', async (name) => {
    const boundary = await boundaryOver(TABLES.decoders, { DECODERS: without(DECODERS, name) })
    expect(isFoundOut(boundary)).toBe(true)
  })

  const byWords = HEURISTICS.filter(({ match }) => match.phrases.length > 0)
  it.each(namesOf(byWords))('without the heuristic %s', async (name) => {
    const boundary = await boundaryOver(TABLES.heuristics, {
      HEURISTICS: without(HEURISTICS, name),
    })
    expect(isFoundOut(boundary)).toBe(true)
  })
})
