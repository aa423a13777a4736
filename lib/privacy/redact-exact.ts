import type { JsonValue } from '#lib/base/json.ts'
import {
  ExactNumber,
  type ExactObject,
  type ExactValue,
  isExactArray,
  isExactObject,
} from '#lib/contract/exact/exact-value.ts'
import { Placeholders } from './placeholders.ts'
import { redact } from './redact.ts'

/** A masked copy, and how many places of it no longer say what was written: masked or cut. */
export type RedactedObject = { readonly value: ExactObject; readonly masked: number }

/** A container under way: what of it is still to come, and where its copy goes. */
type Frame = {
  readonly parts: Iterator<readonly [string | null, ExactValue]>
  put(key: string | null, value: ExactValue): void
}

/**
 * Masks as `redact` does, and keeps every number to its digit. A number is looked at as the text that it is
 * written as, so one under a name of passwords is masked too. Iterative; changes nothing when applied again.
 *
 * Source: design `runs.md`, "Privacy filter".
 */
export function redactExact(value: ExactObject): RedactedObject {
  return new ExactRedaction().run(value)
}

class ExactRedaction {
  readonly #placeholders = new Placeholders()
  readonly #open: Frame[] = []
  #masked = 0

  run(root: ExactObject): RedactedObject {
    const copy = this.#enterObject(root)
    for (let frame = this.#open.at(-1); frame; frame = this.#open.at(-1)) this.#goOn(frame)
    return { value: copy, masked: this.#masked }
  }

  #goOn(frame: Frame): void {
    const next = frame.parts.next()
    if (next.done) {
      this.#open.pop()
      return
    }
    const [key, member] = next.value
    if (isExactObject(member)) frame.put(this.#name(key), this.#enterObject(member))
    else if (isExactArray(member)) frame.put(this.#name(key), this.#enterArray(member))
    else this.#leaf(frame, key, member)
  }

  #enterObject(source: ExactObject): ExactObject {
    const copy = new Map<string, ExactValue>()
    this.#open.push({
      parts: source.entries(),
      put: (key, value) => copy.set(freeName(copy, key ?? ''), value),
    })
    return copy
  }

  #enterArray(source: readonly ExactValue[]): readonly ExactValue[] {
    const copy: ExactValue[] = []
    this.#open.push({ parts: items(source), put: (_key, value) => copy.push(value) })
    return copy
  }

  #name(key: string | null): string | null {
    return key === null ? null : this.#redacted(key, null).key
  }

  #leaf(frame: Frame, key: string | null, value: string | boolean | null | ExactNumber): void {
    const written = value instanceof ExactNumber ? value.text : value
    const redacted = this.#redacted(key, written)
    frame.put(redacted.key, redacted.value === written ? value : redacted.value)
  }

  #redacted(key: string | null, written: string | boolean | null) {
    const wrapped: JsonValue = key === null ? [written] : { [key]: written }
    const { value, masks } = redact(wrapped, { placeholders: this.#placeholders })
    const [[name, masked] = ['', null]] = Object.entries(value ?? {})
    const isChanged = masked !== written || (key !== null && name !== key)
    const count = masks.reduce((sum, mask) => sum + mask.count, 0)
    // A text that was cut was masked by no rule.
    this.#masked += count === 0 && isChanged ? 1 : count
    return { key: key === null ? null : name, value: textOf(masked) }
  }
}

/** The redactor leaves what is no text as it is, and makes nothing but text. */
function textOf(masked: unknown): string | boolean | null {
  return typeof masked === 'string' || typeof masked === 'boolean' ? masked : null
}

/** Keys that became equal by masking are told apart. */
function freeName(copy: ReadonlyMap<string, ExactValue>, key: string): string {
  let name = key
  for (let count = 1; copy.has(name); count++) name = `${key} (${count})`
  return name
}

function* items(list: readonly ExactValue[]): Iterator<readonly [null, ExactValue]> {
  for (const item of list) yield [null, item]
}
