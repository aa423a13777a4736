import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { decodeVector } from '#fixtures/vectors/decode-vector.ts'
import { serialise } from '#lib/base/json.ts'
import { utf8Length } from '#lib/base/text.ts'
import { ADOPTION_FORMATS, adoptResult } from './adopt-result.ts'
import type { Artifact } from './artifact.ts'
import { boundArtifacts } from './bound-artifacts.ts'
import { capContent } from './cap-content.ts'
import { textArtifact } from './kinds/text.ts'
import { ToolResult } from './tool-result.ts'
import { toolResultArtifact } from './tool-result-artifact.ts'
import { toolResultValue } from './tool-result-value.ts'

const Named = z.looseObject({ name: z.string() })

const Vectors = z.object({
  artifact: z.array(
    z.object({
      name: z.string(),
      artifact: z.unknown(),
      version: z.unknown(),
      expect: z.enum(['artifact', 'null', 'RangeError']),
    }),
  ),
  bounds: z.array(
    Named.extend({
      artifacts: z.unknown(),
      expect: z.union([z.literal(['same', 'omitted']), z.array(z.unknown())]),
      reason: z.string().optional(),
    }),
  ),
  content: z.array(
    z.object({
      name: z.string(),
      content: z.unknown(),
      expect: z.strictObject({
        truncated: z.boolean(),
        bytes: z.number().optional(),
        atMostBytes: z.number().optional(),
        startsWith: z.string().optional(),
        wellFormed: z.boolean().optional(),
      }),
    }),
  ),
  adopt: z.array(
    z.object({
      name: z.string(),
      format: z.string(),
      foreign: z.unknown(),
      expect: z.strictObject({
        content: z.string().optional(),
        isError: z.boolean().optional(),
        kinds: z.array(z.string()).optional(),
        table: z.unknown().optional(),
        status: z.array(z.string()).optional(),
        title: z.string().optional(),
        notes: z.number().optional(),
        version: z.number().optional(),
        unchanged: z.boolean().optional(),
        rendered: z.string().optional(),
      }),
    }),
  ),
  result: z.array(
    z.object({
      name: z.string(),
      build: z.tuple([z.enum(['text', 'error']), z.string(), z.array(z.string())]),
      expect: z.strictObject({
        isError: z.boolean().optional(),
        artifacts: z.array(z.string()).optional(),
        coercion: z.literal('TypeError').optional(),
        stringify: z.literal('TypeError').optional(),
        spread: z.literal('no artifacts').optional(),
        aliasing: z.literal('none').optional(),
      }),
    }),
  ),
})

const file = new URL('../../fixtures/vectors/contract.json', import.meta.url)
const vectors = Vectors.parse(JSON.parse(readFileSync(file, 'utf8')))

describe('an artifact is read safely', () => {
  test.each(vectors.artifact)('$name', (vector) => {
    const artifact = decodeVector(vector.artifact)
    const version = decodeVector(vector.version)
    // The vectors hand in versions that the type forbids.
    const reading = version === 'default' ? {} : ({ version } as { version: number })
    for (const source of [
      { artifact },
      { artifacts: [artifact] },
      [1, 'n', '', '', false, artifact],
    ]) {
      const read = () => toolResultArtifact(source, reading)
      if (vector.expect === 'RangeError') expect(read).toThrow(RangeError)
      else expect(read()).toEqual(vector.expect === 'null' ? null : artifact)
    }
  })
})

describe('a list of artifacts is bounded', () => {
  test.each(vectors.bounds)('$name', (vector) => {
    const list = decodeVector(vector.artifacts)
    const { artifacts, omission } = boundArtifacts(list)
    if (vector.expect === 'omitted') {
      expect(omission?.reason).toBe(vector.reason)
      expect(artifacts).toMatchObject([{ kind: 'text', title: 'Artifacts omitted' }])
    } else {
      expect(omission).toBeUndefined()
      expect(artifacts).toEqual(vector.expect === 'same' ? list : decodeVector(vector.expect))
      expect(JSON.parse(serialise(artifacts))).toEqual(artifacts)
    }
  })
})

describe('content is capped', () => {
  test.each(vectors.content)('$name', (vector) => {
    const content = String(decodeVector(vector.content))
    const { text, truncated } = capContent(content)
    const { bytes, atMostBytes, startsWith } = vector.expect
    expect(text.isWellFormed()).toBe(true)
    expect(truncated).toEqual(
      vector.expect.truncated ? { bytes: utf8Length(content), limit: 50_000 } : undefined,
    )
    expect(utf8Length(text)).toBeLessThanOrEqual(atMostBytes ?? 50_000)
    if (bytes !== undefined) expect(utf8Length(text)).toBe(bytes)
    if (startsWith !== undefined) expect(text.startsWith(startsWith)).toBe(true)
  })
})

type AdoptVector = (typeof vectors.adopt)[number]

/** What is seen of an adopted result, of the fields that the vector names. */
function seen(vector: AdoptVector): object {
  const foreign = decodeVector(vector.foreign)
  const { result, notes } = adoptResult(foreign, z.enum(ADOPTION_FORMATS).parse(vector.format))
  const [first] = result.artifacts
  const isShown = toolResultArtifact(result) !== null
  const all = {
    content: result.content,
    isError: result.isError,
    kinds: result.artifacts.map(({ kind }) => kind),
    table: result.artifacts.find(({ kind }) => kind === 'table')?.payload,
    status: result.artifacts.map(({ status }) => status),
    title: first?.title,
    notes: notes.length,
    version: first?.version,
    unchanged: isDeepStrictEqual(boundArtifacts(result.artifacts).artifacts, [foreign]),
    rendered: isShown || toolResultValue(result) === null ? 'artifact' : 'fallback',
  }
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => Object.hasOwn(vector.expect, name)),
  )
}

describe('a foreign result is adopted', () => {
  test.each(vectors.adopt)('$name', (vector) => {
    expect(seen(vector)).toEqual(vector.expect)
  })
})

describe('a tool result', () => {
  test.each(vectors.result)('$name', ({ build: [kind, content, titles], expect: expected }) => {
    const artifacts = titles.map((title) => textArtifact({ title, text: title }))
    const result = built(kind, content, artifacts)
    const titlesOf = () => result.artifacts.map(({ title }) => title)
    if (expected.isError !== undefined) expect(result.isError).toBe(expected.isError)
    if (expected.artifacts) expect(titlesOf()).toEqual(expected.artifacts)
    if (expected.coercion) expect(() => String(result)).toThrow(TypeError)
    if (expected.stringify) expect(() => JSON.stringify(result)).toThrow(TypeError)
    if (expected.spread) {
      expect(Object.keys({ ...result })).toEqual(['content', 'isError'])
      expect(Object.keys(Object.assign({}, result))).toEqual(['content', 'isError'])
    }
    if (expected.aliasing) {
      artifacts.push(textArtifact({ title: 'late', text: '' }))
      expect(titlesOf()).toEqual(titles)
    }
  })
})

/** What a caller without types could try: an error with artifacts. */
function built(
  kind: 'text' | 'error',
  content: string,
  artifacts: readonly Artifact[],
): ToolResult {
  const make: (content: string, ...artifacts: readonly Artifact[]) => ToolResult = ToolResult[kind]
  return make(content, ...artifacts)
}
