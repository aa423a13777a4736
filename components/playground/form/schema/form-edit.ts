import type { PathPart } from '#lib/base/json-pointer.ts'
import {
  type ExactObject,
  type ExactValue,
  isExactArray,
  isExactObject,
} from '#lib/contract/exact/exact-value.ts'
import type { Path } from './field-model.ts'

/** A change of the arguments that a form makes. */
export type FormEdit =
  /** Undefined takes the member or the item out. Groups around it that are not there come with it. */
  | { readonly kind: 'set'; readonly path: Path; readonly value: ExactValue | undefined }
  /** Moves an item of the list at `path`. */
  | { readonly kind: 'move'; readonly path: Path; readonly from: number; readonly to: number }
  /** Gives the member at `path` another name, in its place. */
  | { readonly kind: 'rename'; readonly path: Path; readonly to: string }

/** The arguments after a change; the others stay the same objects. */
export function applyEdit(root: ExactObject, edit: FormEdit): ExactObject {
  const changed =
    edit.kind === 'rename'
      ? changedAt(root, edit.path.slice(0, -1), (value) =>
          renamed(value, edit.path.at(-1), edit.to),
        )
      : changedAt(root, edit.path, change(edit))
  return isExactObject(changed) ? changed : new Map()
}

type Change = (value: ExactValue | undefined) => ExactValue | undefined

function change(edit: Exclude<FormEdit, { readonly kind: 'rename' }>): Change {
  return edit.kind === 'set' ? () => edit.value : (value) => moved(value, edit.from, edit.to)
}

/** What takes a value out makes no groups around the place where it would be. */
function isTakenOut(apply: Change): boolean {
  return apply(undefined) === undefined
}

/** A name that another member has already is not taken. */
function renamed(
  value: ExactValue | undefined,
  from: PathPart | undefined,
  to: string,
): ExactValue | undefined {
  if (!isExactObject(value) || value.has(to)) return value
  return new Map([...value].map(([name, member]) => [name === from ? to : name, member]))
}

function changedAt(
  value: ExactValue | undefined,
  path: Path,
  apply: Change,
): ExactValue | undefined {
  const [part, ...rest] = path
  if (part === undefined) return apply(value)
  if (value === undefined && isTakenOut(apply)) return undefined
  if (typeof part === 'number') {
    const items = isExactArray(value) ? [...value] : []
    const item = changedAt(items[part], rest, apply)
    items.splice(part, 1, ...(item === undefined ? [] : [item]))
    return items
  }
  const members = new Map(isExactObject(value) ? value : [])
  const member = changedAt(members.get(part), rest, apply)
  if (member === undefined) members.delete(part)
  else members.set(part, member)
  return members
}

function moved(value: ExactValue | undefined, from: number, to: number): ExactValue | undefined {
  if (!isExactArray(value)) return value
  const items = [...value]
  const [item] = items.splice(from, 1)
  if (item !== undefined) items.splice(to, 0, item)
  return items
}
