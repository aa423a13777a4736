// The public MCP servers whose answers `record-mcp-results.mjs` keeps, and what is asked of each.
import { join } from 'node:path'

const calc = [
  ['math', { action: 'eval', expression: '2^64 + 0.5' }],
  ['date', { action: 'diff', date: '2026-03-01', date2: '2026-11-30', unit: 'days' }],
  ['regex', { action: 'match', pattern: '(\\w)(\\d+)', flags: 'g', text: 'a1 b22' }],
  ['cron_parse', { expression: '0 9 * * 1', count: 2, timezone: 'UTC' }],
  ['color', { color: '#ff8800', to: 'hsl' }],
  ['char_info', { char: '漢' }],
  ['url_parse', { url: 'https://example.org:8443/a/b?q=1&q=2#top' }],
  ['jwt_decode', { token: 'not a token' }],
]

const entities = [
  { name: 'Ada', entityType: 'person', observations: ['likes tables'] },
  { name: 'Vitrine', entityType: 'product', observations: [] },
]

const relations = [{ from: 'Ada', to: 'Vitrine', relationType: 'uses' }]

/** Name, package with version, arguments and settings by the folder it may work in, and the calls. */
export const RECORDED_SERVERS = [
  {
    name: 'everything',
    package: '@modelcontextprotocol/server-everything@2026.8.31',
    args: () => ['stdio'],
    calls: () => [
      ['echo', { message: 'Überweisung: 12 €' }],
      ['get-sum', { a: 2.5, b: 40 }],
      ['get-sum', { a: 'two', b: 3 }],
      ['get-tiny-image', {}],
      ['get-annotated-message', { messageType: 'error', includeImage: true }],
      ['get-resource-links', { count: 3 }],
      ['get-resource-reference', { resourceType: 'Text', resourceId: 1 }],
      ['get-resource-reference', { resourceType: 'Blob', resourceId: 2 }],
      ['get-structured-content', { location: 'Chicago' }],
    ],
  },
  {
    name: 'filesystem',
    package: '@modelcontextprotocol/server-filesystem@2026.8.31',
    args: (folder) => [folder],
    calls: (folder) => [
      ['list_allowed_directories', {}],
      ['list_directory', { path: folder }],
      ['list_directory_with_sizes', { path: folder }],
      ['directory_tree', { path: folder, excludePatterns: ['.git'] }],
      ['read_text_file', { path: join(folder, 'notes.md') }],
      ['read_text_file', { path: join(folder, 'orders.json') }],
      ['read_media_file', { path: join(folder, 'dot.png') }],
      ['read_media_file', { path: join(folder, 'beep.wav') }],
      ['read_multiple_files', { paths: ['notes.md', 'none.md'].map((at) => join(folder, at)) }],
      [
        'edit_file',
        { path: join(folder, 'notes.md'), edits: [{ oldText: 'second', newText: '3rd' }] },
      ],
      ['read_text_file', { path: '/etc/hostname' }],
    ],
  },
  {
    name: 'memory',
    package: '@modelcontextprotocol/server-memory@2026.8.31',
    args: () => [],
    env: (folder) => ({ MEMORY_FILE_PATH: join(folder, 'memory.jsonl') }),
    calls: () => [
      ['create_entities', { entities }],
      ['create_relations', { relations }],
      ['read_graph', {}],
      ['search_nodes', { query: 'nobody' }],
      ['delete_entities', { entityNames: ['Ada'] }],
    ],
  },
  {
    name: 'sequential-thinking',
    package: '@modelcontextprotocol/server-sequential-thinking@2026.8.31',
    args: () => [],
    calls: () => [
      [
        'sequentialthinking',
        { thought: 'Count.', nextThoughtNeeded: true, thoughtNumber: 1, totalThoughts: 2 },
      ],
      ['sequentialthinking', { thought: 'No number.' }],
    ],
  },
  { name: 'calc', package: '@coo-quack/calc-mcp@2.1.1', args: () => [], calls: () => calc },
  {
    name: 'git',
    package: '@cyanheads/git-mcp-server@2.15.3',
    args: () => [],
    env: () => ({ MCP_TRANSPORT_TYPE: 'stdio', MCP_LOG_LEVEL: 'error' }),
    calls: (folder) => [
      ['git_set_working_dir', { path: folder }],
      ['git_status', { path: folder }],
      ['git_log', { path: folder, maxCount: 2 }],
      ['git_branch', { path: folder }],
      ['git_diff', { path: folder }],
      ['git_show', { path: folder, object: 'no-such-object' }],
    ],
  },
  {
    name: 'pdf',
    package: '@modelcontextprotocol/server-pdf@2.0.4',
    args: () => ['--stdio'],
    calls: () => [
      ['list_pdfs', {}],
      ['read_pdf_bytes', { url: 'https://example.invalid/none.pdf', offset: 0, byteCount: 10 }],
    ],
  },
]
