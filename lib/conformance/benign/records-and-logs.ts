import type { BenignFixture } from '../benign-fixture.ts'

const topic = 'records and logs'

/** JSON, logs and encoded data of ordinary systems. */
export const RECORDS_AND_LOGS: readonly BenignFixture[] = [
  {
    name: 'order',
    topic,
    payload: {
      id: 'A-20931',
      status: 'shipped',
      lines: [
        { sku: 'CHR-01', title: 'Folding chair', qty: 4, price: 29.9 },
        { sku: 'TBL-07', title: 'Camping table', qty: 1, price: 64 },
      ],
      note: 'Leave it with the neighbour if nobody answers.',
    },
  },
  {
    name: 'chat export of people',
    topic,
    payload: {
      messages: [
        { from: 'Ann', text: 'did you tell him?' },
        { from: 'Bob', text: 'not yet, I will after lunch' },
      ],
    },
  },
  {
    name: 'messages with roles',
    topic,
    payload: [
      { role: 'user', content: 'How far is the station?' },
      { role: 'assistant', content: 'About ten minutes on foot.' },
    ],
  },
  {
    name: 'queue of a mail system',
    topic,
    payload: { system: 'mail', message: 'System message queue is empty', waiting: 0 },
  },
  {
    name: 'calendar',
    topic,
    payload: [
      { start: '2026-12-01T09:00:00Z', title: 'Review of new instructions for the warehouse' },
      { start: '2026-12-01T11:00:00Z', title: 'Approval board' },
    ],
  },
  {
    name: 'weather',
    topic,
    payload: { city: 'Tromsø', temperature_c: -4.5, wind: { speed: 11, from: 'NW' }, alerts: [] },
  },
  {
    name: 'log of a server',
    topic,
    payload:
      '2026-11-30T05:00:00Z INFO agent: user asked for summary; tool send_report called in 23 ms\n2026-11-30T05:00:01Z WARN agent: previous call timed out, retrying\n',
  },
  {
    name: 'access log',
    topic,
    payload:
      '198.51.100.7 - - [30/Nov/2026:05:12:44 +0000] "GET /help?q=how%20to%20cancel HTTP/1.1" 200 5123\n',
  },
  {
    name: 'identifiers and digests',
    topic,
    payload: [
      '0c6f1b6e-8a7e-4f0b-9a55-0f4d8d1c2b11',
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      '5d41402abc4b2a76b9719d911017c592',
    ],
  },
  {
    name: 'picture in base64',
    topic,
    payload: {
      mime: 'image/png',
      data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    },
  },
  {
    name: 'harmless text in base64',
    topic,
    payload: {
      note: 'VGhlIGdhcmRlbiBpcyBvcGVuIGZyb20gbmluZSB0byBmaXZlLCBhbmQgZG9ncyBhcmUgd2VsY29tZS4=',
    },
  },
  {
    name: 'token of a session',
    topic,
    payload: {
      token:
        'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJndWVzdCIsImlhdCI6MTc5NjAwMDAwMH0.c2lnbmF0dXJl',
    },
  },
  {
    name: 'CSV',
    topic,
    payload: 'id;role;name\n1;system;backup\n2;user;Åsa\n3;assistant;Jo Park, assistant buyer\n',
  },
  {
    name: 'schema of a tool',
    topic,
    payload: {
      name: 'search_orders',
      description: 'Searches orders by date and customer. Returns at most 50 rows.',
      inputSchema: { type: 'object', properties: { from: { type: 'string', format: 'date' } } },
    },
  },
  {
    name: 'measurement',
    topic,
    payload: [
      [0, 1.25],
      [1, 1.5],
      [2, null],
      [3, -0.75],
    ],
  },
  {
    name: 'empty results',
    topic,
    payload: { hits: [], total: 0, next: null, query: '' },
  },
  {
    name: 'keys that are ordinary words',
    topic,
    payload: {
      __proto: 1,
      constructor_name: 'A',
      toJSON_called: false,
      'content-type': 'text/html',
    },
  },
  {
    name: 'form answers',
    topic,
    payload: {
      'Do you have dietary needs?': 'No',
      'Who should we call in an emergency?': 'My sister, 555 0142',
    },
  },
  {
    name: 'bank statement',
    topic,
    payload: {
      iban: 'NL91ABNA0417164300',
      entries: [
        { date: '2026-11-02', text: 'Transfer to savings', amount: -250 },
        { date: '2026-11-03', text: 'Salary', amount: 3120.44 },
      ],
    },
  },
  {
    name: 'query string with escapes',
    topic,
    payload: 'https://shop.example/find?name=M%C3%BCller%20%26%20S%C3%B6hne&sort=price%2Casc',
  },
  {
    name: 'mail source in quoted-printable',
    topic,
    payload:
      'Content-Transfer-Encoding: quoted-printable\r\n\r\nDie Gr=C3=B6=C3=9Fe passt, vielen Dank f=C3=BCr die schnelle Lieferung=\r\n.\r\n',
  },
  {
    name: 'entities in a feed',
    topic,
    payload: 'Caf&eacute; &amp; Bar &ndash; open &lt; 22:00, closed on Mondays &#8212; see map',
  },
]
