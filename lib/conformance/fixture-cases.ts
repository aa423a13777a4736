import { serialise } from '#lib/base/json.ts'
import { isArtifact } from '#lib/contract/is-artifact.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import type { BenignFixture } from './benign-fixture.ts'
import type { CheckableBoundary } from './checkable-boundary.ts'
import type { Delivered } from './cross.ts'
import { delivered } from './crossings.ts'
import { demandOneEnvelope } from './demand-one-envelope.ts'
import { demand } from './fault.ts'
import type { InjectionFixture } from './injection-fixture.ts'
import { textsOf } from './texts-of.ts'

/** What the tool returned: the payload, or for the place `artifact` a harmless text with it beside. */
function resultOf({ place, payload }: InjectionFixture): unknown {
  if (place !== 'artifact' || !Array.isArray(payload)) return payload
  return ToolResult.text('See the list.', ...payload.filter(isArtifact))
}

/** Throws a `Fault` where the boundary does not do with an attack what it must. */
export function demandAttackMet(boundary: CheckableBoundary, fixture: InjectionFixture): void {
  const result = delivered(boundary, resultOf(fixture))
  const { expect, path, gone = [], stays = [] } = fixture
  if (expect === 'flag') demand(result.findings.length > 0, 'Nothing was found in it.')
  else {
    const taken = Object.values(result.neutralised).reduce((sum, count) => sum + count, 0)
    demand(taken > 0, 'Nothing was counted as taken out.')
  }
  if (fixture.family === 'encoded_carrier') {
    const isRead = result.findings.some(({ via = [] }) => via.length > 0)
    demand(isRead, 'No finding says how it was decoded.')
  }
  if (path !== undefined) {
    const isPlaced = result.findings.some((finding) => finding.path === path)
    demand(isPlaced, `No finding names its place, which is "${path}".`)
  }
  const texts = deliveredTexts(result)
  demand(!gone.some((piece) => holds(texts, piece)), 'What must be taken out is still in it.')
  demand(
    stays.every((piece) => holds(texts, piece)),
    'Text around the marker was lost.',
  )
  demandOneEnvelope(result.rendered())
}

/** Throws a `Fault` where an ordinary result is changed or flagged. */
export function demandUntouched(boundary: CheckableBoundary, { payload }: BenignFixture): void {
  const result = delivered(boundary, payload)
  demand(result.findings.length === 0, 'It was flagged.')
  demand(Object.keys(result.neutralised).length === 0, 'Something in it was neutralised.')
  const isText = typeof payload === 'string'
  demand(result.text === (isText ? payload : serialise(payload)), 'Its text was changed.')
  const value = isText ? undefined : serialise(payload)
  const hasValue = isText || JSON.stringify(result.payload) === value
  demand(hasValue, 'Its value was changed.')
  demand(!result.truncated, 'It was cut.')
  demandOneEnvelope(result.rendered())
}

function deliveredTexts({ text, payload, artifacts, rendered }: Delivered): readonly string[] {
  return [text, rendered(), ...textsOf(payload), ...textsOf(artifacts)]
}

/** Looked for as it is and as JSON writes it. */
function holds(texts: readonly string[], piece: string): boolean {
  const escaped = JSON.stringify(piece).slice(1, -1)
  return texts.some((text) => text.includes(piece) || text.includes(escaped))
}
