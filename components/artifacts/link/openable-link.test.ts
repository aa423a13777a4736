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
  expect(openableLink(href)).toEqual({ ok: true, href: opened, host })
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'mailto:a@b.example',
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
