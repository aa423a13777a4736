import type { BenignFixture } from '../benign-fixture.ts'

const topic = 'definitions of tools'

/** Tools that say what they do, what they need, and in which order a library is used. */
export const TOOL_DEFINITIONS: readonly BenignFixture[] = [
  {
    name: 'tool that reads files',
    topic,
    payload: {
      name: 'read_file',
      description: 'Reads a file and returns its content as text, at most one megabyte of it.',
      inputSchema: { type: 'object', properties: { path: { type: 'string' } } },
    },
  },
  {
    name: 'tool that sends mail',
    topic,
    payload: {
      name: 'send_mail',
      description: 'Sends a mail. Use it when the user asks for one to be sent.',
      properties: {
        bcc: { description: 'Addresses that get a copy, apart by commas.' },
        body: { description: 'Text of the mail.' },
      },
    },
  },
  {
    name: 'tool that needs a key',
    topic,
    payload:
      'Before using this tool, get an API key from the dashboard and put it into your environment.',
  },
  {
    name: 'tool that hands over to another',
    topic,
    payload:
      'Searches the catalogue. Use fetch_page with the addresses that it gives to read the pages.',
  },
  {
    name: 'tool that is told apart from another',
    topic,
    payload: 'Lists the berths of one pier. To find a berth by its boat, use find_boat instead.',
  },
  {
    name: 'tool that continues a conversation',
    topic,
    payload: 'Adds a note to a ticket. Pass the id of the conversation as the parameter "thread".',
  },
  {
    name: 'order of calls of a library',
    topic,
    payload:
      'init() must be called before any other function of this library. Call close() when you are done.',
  },
  {
    name: 'power tool',
    topic,
    payload: 'Before you use this tool, read the manual and put on the goggles.',
  },
]
