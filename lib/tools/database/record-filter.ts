import * as z from 'zod'
import { ToolFailure } from '../tool-failure.ts'
import { label } from '../wording.ts'
import { told } from './database-reader.ts'
import type { Parameter } from './query-protocol.ts'
import { type Column, identifier, named } from './schema.ts'

/** SQL of a condition, every value bound. */
export type Condition = { readonly sql: string; readonly parameters: readonly Parameter[] }

/** Gives the condition on a quoted column; `value` is what the caller wrote. */
type Operator = {
  readonly needsValue: boolean
  condition(quoted: string, value: string, column: Column): Condition
}

/** SQLite's own limit on a pattern is 50,000 bytes. */
const MAX_VALUE_CHARACTERS = 2_000

const OPERATORS = {
  equals: {
    needsValue: true,
    condition: (quoted, value, column) => sameAs(quoted, value, column, 'IS', 'OR'),
  },
  not_equals: {
    needsValue: true,
    condition: (quoted, value, column) => sameAs(quoted, value, column, 'IS NOT', 'AND'),
  },
  contains: { needsValue: true, condition: (quoted, value) => like(quoted, `%${pattern(value)}%`) },
  starts_with: {
    needsValue: true,
    condition: (quoted, value) => like(quoted, `${pattern(value)}%`),
  },
  less: {
    needsValue: true,
    condition: (quoted, value, column) => compare(quoted, '<', value, column),
  },
  greater: {
    needsValue: true,
    condition: (quoted, value, column) => compare(quoted, '>', value, column),
  },
  is_null: {
    needsValue: false,
    condition: (quoted) => ({ sql: `${quoted} IS NULL`, parameters: [] }),
  },
  not_null: {
    needsValue: false,
    condition: (quoted) => ({ sql: `${quoted} IS NOT NULL`, parameters: [] }),
  },
} satisfies Readonly<Record<string, Operator>>

type OperatorName = keyof typeof OPERATORS
const OPERATOR_NAMES = Object.keys(OPERATORS) as readonly OperatorName[]

/** A number or truth value where text is asked for: models write `5` for `"5"`. */
export const lenientText = (maxCharacters: number, description: string) =>
  z
    .preprocess(
      (value) =>
        typeof value === 'number' || typeof value === 'boolean' ? String(Number(value)) : value,
      z.string().max(maxCharacters),
    )
    .meta({ type: 'string', title: 'Value', description })

/** One condition of `read_records`. */
export const RecordFilter = z
  .strictObject({
    column: z
      .string()
      .min(1)
      .max(200)
      .meta({ title: 'Column', description: 'Name of the column.' }),
    operator: z.enum(OPERATOR_NAMES).default('equals').meta({
      title: 'Operator',
      description:
        'equals and not_equals compare the whole value (not_equals also matches cells without a value); contains and starts_with ignore the case of the letters A to Z; less and greater compare numbers as numbers and text (dates too) by its characters; is_null and not_null need no value.',
    }),
    value: lenientText(
      MAX_VALUE_CHARACTERS,
      'What to compare with; numbers are written as digits. Leave it out for is_null and not_null.',
    ).optional(),
  })
  .refine((filter) => filter.value !== undefined || !OPERATORS[filter.operator].needsValue, {
    path: ['value'],
    message: 'This operator needs a value.',
  })
export type RecordFilter = Readonly<z.output<typeof RecordFilter>>

/**
 * The condition that all `filters` hold, or the empty one. Throws a `ToolFailure` for an unknown column or a
 * comparison that can't be meant.
 */
export function filterCondition(
  filters: readonly RecordFilter[],
  columns: readonly Column[],
): Condition {
  const parts = filters.map(({ column: name, operator, value }) => {
    const column = columnNamed(columns, name)
    const { condition }: Operator = OPERATORS[operator]
    return condition(identifier(column.name), value ?? '', column)
  })
  return {
    sql: parts.length === 0 ? '' : ` WHERE ${parts.map((part) => `(${part.sql})`).join(' AND ')}`,
    parameters: parts.flatMap((part) => part.parameters),
  }
}

/** The column of this name. Throws a `ToolFailure` that lists the columns there are. */
export function columnNamed(columns: readonly Column[], name: string): Column {
  const found = named(columns, name)
  if (found) return found
  throw new ToolFailure(`There is no column ${label(name)}: the table has ${told(columns)}.`)
}

/** `value` as a number to bind where it is written as one, an integer exactly. */
function numeric(value: string): number | bigint | undefined {
  const text = value.trim()
  if (/^[+-]?\d{1,19}$/.test(text)) {
    const integer = BigInt(text.replace(/^\+/, ''))
    if (BigInt.asIntN(64, integer) === integer) return integer
  }
  if (!/^[+-]?(?:\d{1,400}(?:\.\d{0,400})?|\.\d{1,400})(?:[eE][+-]?\d{1,4})?$/.test(text)) return
  const number = Number(text)
  return Number.isFinite(number) ? number : undefined
}

/**
 * A column with a declared type converts the bound text itself. One without (a view's expression, say) does
 * not, so the number that the text may mean is compared too.
 */
function sameAs(
  quoted: string,
  value: string,
  column: Column,
  operator: 'IS' | 'IS NOT',
  joint: 'OR' | 'AND',
): Condition {
  const number = column.affinity === 'none' ? numeric(value) : undefined
  if (number === undefined) return { sql: `${quoted} ${operator} ?`, parameters: [value] }
  return {
    sql: `${quoted} ${operator} ? ${joint} ${quoted} ${operator} ?`,
    parameters: [value, number],
  }
}

function compare(quoted: string, operator: '<' | '>', value: string, column: Column): Condition {
  const number = numeric(value)
  const holdsNumbers = column.affinity === 'integer' || column.affinity === 'real'
  if (holdsNumbers && number === undefined) {
    throw new ToolFailure(
      `Column ${label(column.name)} holds numbers: give a number to compare with, such as 10 or 2.5.`,
    )
  }
  // To SQLite every text is greater than every number: without a declared type, compare within one sort.
  if (column.affinity !== 'none') return { sql: `${quoted} ${operator} ?`, parameters: [value] }
  return number === undefined
    ? { sql: `typeof(${quoted}) = 'text' AND ${quoted} ${operator} ?`, parameters: [value] }
    : {
        sql: `typeof(${quoted}) IN ('integer', 'real') AND ${quoted} ${operator} ?`,
        parameters: [number],
      }
}

function like(quoted: string, match: string): Condition {
  return { sql: `${quoted} LIKE ? ESCAPE '\\'`, parameters: [match] }
}

function pattern(value: string): string {
  return value.replace(/[\\%_]/g, (character) => `\\${character}`)
}
