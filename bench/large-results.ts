/** Columns of the tables that are measured: whole numbers, text, fractions, dates, longer text. */
export const COLUMNS = ['id', 'owner', 'visits', 'updated', 'title'] as const

type Row = readonly [number, string, number, string, string]

const OWNERS = ['Zoë', 'Ada', 'Øystein', 'Łukasz', '田中', 'أحمد', 'grace', 'Émile']

/** A row whose cells are in no order, the same at each call. */
function row(index: number): Row {
  const scattered = (index * 7919 + 12_345) % 100_003
  const day = Date.UTC(2020, 0, 1 + (scattered % 2000))
  return [
    scattered,
    `${OWNERS[scattered % OWNERS.length]} ${scattered % 977}`,
    scattered * 1.5,
    new Date(day).toISOString().slice(0, 10),
    `Page ${(scattered * 31) % 100_003}`,
  ]
}

function rows(count: number): readonly Row[] {
  return Array.from({ length: count }, (_, index) => row(index))
}

/** A result in the labelled form: a table of `count` rows. */
export function labelledTable(count: number, label: string): string {
  const payload = { columns: COLUMNS, rows: rows(count) }
  return JSON.stringify({ type: 'table', label, data: payload })
}

/** An MCP result with one text block: the same rows as a JSON text of objects. */
export function mcpJsonText(count: number): string {
  return JSON.stringify({ content: [{ type: 'text', text: JSON.stringify(records(count)) }] })
}

/** An MCP result whose structured content holds the same rows, under a text that says so. */
export function mcpStructured(count: number): string {
  const text = `${count} pages`
  return JSON.stringify({
    content: [{ type: 'text', text }],
    structuredContent: { pages: records(count) },
  })
}

function records(count: number): readonly object[] {
  return rows(count).map((cells) =>
    Object.fromEntries(COLUMNS.map((name, index) => [name, cells[index]])),
  )
}

/** Values in one group of `nestedJson`. */
const NODES_OF_GROUP = 33

/** JSON of some `count` values inside one another, as a service answers. */
export function nestedJson(count: number): string {
  const groups = Array.from({ length: Math.ceil(count / NODES_OF_GROUP) }, (_, index) => {
    const place = { lat: 51.7, long: 19.4, near: [1, 2, 3] }
    const group = {
      name: `${OWNERS[index % OWNERS.length]} ${index}`,
      tags: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'],
      at: { city: 'Łódź', street: `Road ${index}`, place },
      visits: [
        { day: 1, count: 2 },
        { day: 2, count: 3 },
        { day: 3, count: 5 },
      ],
      open: true,
    }
    return [`group ${index}`, group]
  })
  // A list of them would be shown as a table.
  return JSON.stringify({ service: 'groups', groups: Object.fromEntries(groups) })
}

/** Lines of a log, `bytes` of them in ASCII. */
export function logLines(bytes: number): string {
  const line = ' GET /page/4711 200 the quick brown fox jumps over the lazy dog, again and again\n'
  const count = Math.ceil(bytes / (line.length + 8))
  const text = Array.from({ length: count }, (_, at) => `${String(at).padStart(8, '0')}${line}`)
  return text.join('').slice(0, bytes)
}
