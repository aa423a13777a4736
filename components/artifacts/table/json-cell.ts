import { parseJsonText, type TreeValue } from '#components/inspector/json/parse-json.ts'
import type { Cell } from './table-fault.ts'

/** A longer text in brackets is taken for JSON unread; opening it reads it. */
const READ_UNITS = 4096

/** True where a cell is the JSON text of an object or a list, as nested values come in a table. */
export function holdsJson(cell: Cell): cell is string {
  if (typeof cell !== 'string' || !isBracketed(cell)) return false
  return cell.length > READ_UNITS || parseJsonText(cell) !== undefined
}

/** The object or list that a cell holds, its numbers exact; undefined where it holds none. */
export function cellTree(cell: Cell): TreeValue | undefined {
  return typeof cell === 'string' && isBracketed(cell) ? parseJsonText(cell) : undefined
}

function isBracketed(text: string): boolean {
  const last = text.at(-1)
  return (text.startsWith('{') && last === '}') || (text.startsWith('[') && last === ']')
}
