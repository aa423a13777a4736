// An MCP server over standard input and output that answers with rows, as JSON text or as structured content.
import { createInterface } from 'node:readline'

const FORMS = { rows_as_text: 'JSON text', rows_as_structure: 'structured content' }

const rows = (count) =>
  Array.from({ length: count }, (_, at) => ({
    id: at,
    title: `Page ${at}`,
    author: 'ada@example.org',
    price: at * 1.25,
    published: at % 3 !== 0,
  }))

const ANSWERS = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: 'rows', version: '1.0.0' },
  }),
  'tools/list': () => ({
    tools: Object.entries(FORMS).map(([name, form]) => ({
      name,
      description: `Gives rows as ${form}.`,
      inputSchema: { type: 'object', properties: { count: { type: 'integer' } } },
      annotations: { readOnlyHint: true },
    })),
  }),
  'tools/call': ({ name, arguments: { count = 10 } = {} }) =>
    name === 'rows_as_text'
      ? { content: [{ type: 'text', text: JSON.stringify(rows(count)) }] }
      : { content: [], structuredContent: { rows: rows(count) } },
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line)
  if (id === undefined) return
  const result = ANSWERS[method]?.(params) ?? {}
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`)
})
