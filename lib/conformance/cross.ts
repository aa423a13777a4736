import * as z from 'zod'
import { isObject } from '#lib/base/json.ts'
import type { CheckableBoundary, CheckableTool } from './checkable-boundary.ts'

const Place = z.object({
  heuristic: z.string(),
  category: z.string(),
  path: z.string(),
  channel: z.string(),
  via: z.array(z.string()).optional(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
})

const Delivered = z.object({
  tool: z.string(),
  payload: z.unknown().optional(),
  text: z.string(),
  source: z.string(),
  tenant: z.string(),
  trust: z.literal('untrusted'),
  findings: z.array(Place),
  neutralised: z.record(z.string(), z.int().nonnegative()),
  truncated: z.boolean(),
  isError: z.boolean(),
  artifacts: z.array(z.unknown()),
  omission: z.unknown().optional(),
})

/** What a boundary hands on, as far as the kit looks at it. */
export type Delivered = z.infer<typeof Delivered> & {
  readonly rendered: (budget?: { readonly maxChars: number; readonly maxBytes: number }) => string
}

const Refusal = z.object({
  tool: z.string(),
  rule: z.string(),
  path: z.string(),
  message: z.string(),
  findings: z.array(Place).optional(),
})

/** A refusal, as it is thrown; `everything` is all that stands in it, its hidden properties too. */
export type Refusal = z.infer<typeof Refusal> & { readonly everything: string }

/** What became of a result at a boundary. */
export type Crossing =
  | { readonly kind: 'delivered'; readonly delivered: Delivered }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'broken'; readonly why: string }

/** Hands `result` to the boundary and reads what comes of it. Never throws, and quotes nothing foreign. */
export function cross(
  boundary: CheckableBoundary,
  result: unknown,
  tool: CheckableTool = { name: 'read_page' },
): Crossing {
  let answer: unknown
  try {
    answer = boundary.checked(tool, result, { source: 'kit', tenant: 'kit' })
  } catch (thrown) {
    return readRefusal(thrown)
  }
  try {
    return readDelivered(answer)
  } catch {
    // A getter of what was given threw; whatever it threw is foreign.
    return { kind: 'broken', why: 'What it gave back throws when it is read.' }
  }
}

function readDelivered(answer: unknown): Crossing {
  const read = Delivered.safeParse(answer)
  if (!read.success) {
    const field = String(read.error.issues[0]?.path[0] ?? 'itself')
    return { kind: 'broken', why: `What it gave back is no checked result: look at "${field}".` }
  }
  if (!isObject(answer) || typeof answer.rendered !== 'function') {
    return { kind: 'broken', why: 'What it gave back has no method "rendered".' }
  }
  const { rendered } = answer
  const wire = (budget?: object): string => String(rendered.call(answer, budget))
  return { kind: 'delivered', delivered: { ...read.data, rendered: wire } }
}

function readRefusal(thrown: unknown): Crossing {
  try {
    const read = Refusal.safeParse(thrown)
    if (!read.success) return { kind: 'broken', why: 'It threw something that is no refusal.' }
    return { kind: 'refused', refusal: { ...read.data, everything: everythingIn(thrown) } }
  } catch {
    // Reading what was thrown threw again; that is foreign too.
    return { kind: 'broken', why: 'What it threw throws when it is read.' }
  }
}

/** The texts of an error: its own properties, hidden ones too, and the message of its cause. */
function everythingIn(thrown: unknown): string {
  const texts: string[] = []
  let error = thrown
  for (let level = 0; level < 4 && typeof error === 'object' && error !== null; level++) {
    const { stack: _, ...properties } = Object.getOwnPropertyDescriptors(error)
    for (const [name, { value }] of Object.entries(properties)) {
      texts.push(name, name === 'cause' ? '' : (JSON.stringify(value) ?? ''))
    }
    error = 'cause' in error ? error.cause : undefined
  }
  return texts.join('\n')
}
