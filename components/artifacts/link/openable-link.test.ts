import { expect, test } from 'vitest'
import { openableLink } from './openable-link.ts'

test.each([
  ['https://a.example/x?y#z', 'https://a.example/x?y#z', 'a.example'],
  ['HTTP://A.EXAMPLE:8080', 'http://a.example:8080/', 'a.example:8080'],
  // A Cyrillic letter that looks like a Latin one.
  ['https://\u0430pple.com/', 'https://xn--pple-43d.com/', 'xn--pple-43d.com'],
  ['https://a.example/\u202egnp.exe', 'https://a.example/%E2%80%AEgnp.exe', 'a.example'],
  ['ht\ntps://evil.example', 'https://evil.example/', 'evil.example'],
])('%j opens, named by the host that the browser would ask', (href, opened, host) => {
  expect(openableLink(href)).toEqual({ ok: true, href: opened, opens: 'page', host })
})

test.each([
  ['mailto:a@b.example', 'b.example'],
  ['mailto:a@b.example,c@d.example?cc=e@B.example&subject=x@y.example', 'b.example, d.example'],
  ['mailto:?to=a@b.example&BCC=evil@evil.example', 'b.example, evil.example'],
  ['mailto:a%40b.example', 'b.example'],
  ['mailto:a@\u0430pple.com', 'xn--pple-43d.com'],
])('%j begins a message, named by the hosts of all to whom it would go', (href, host) => {
  expect(openableLink(href)).toMatchObject({ ok: true, opens: 'mail', host })
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'mailto:',
  'mailto:a',
  'mailto:a@b.example/x',
  'mailto:a@b.example,c',
  'vbscript:x',
  'blob:https://a.example/1',
  'https://bank.example@evil.example/',
  'https://:secret@evil.example/',
  '//a.example/x',
  '/x',
  'a.example',
  '',
])('%j does not open, and says why', (href) => {
  expect(openableLink(href)).toEqual({ ok: false, why: expect.stringMatching(/^Not opened/) })
})
