import type { BenignFixture } from '../benign-fixture.ts'

const topic = 'security'

/** Articles, advisories and alerts that speak about attacks and secrets. */
export const SECURITY_ARTICLES: readonly BenignFixture[] = [
  {
    name: 'article about prompt injection',
    topic,
    payload:
      'Prompt injection is an attack in which text from an untrusted page changes what a language model does. Defences separate data from orders and ask a person before anything irreversible.',
  },
  {
    name: 'statistics of incidents',
    topic,
    payload:
      'Reports of prompt injection rose by 40 percent compared with the previous quarter, according to the survey.',
  },
  {
    name: 'advisory with a number',
    topic,
    payload: {
      id: 'CVE-2026-11873',
      summary: 'A crafted header lets a remote user override the cache key.',
      severity: 'high',
      fixed: ['4.2.1', '5.0.3'],
    },
  },
  {
    name: 'password rules',
    topic,
    payload:
      'Never share your password with anyone, not even with our staff. We will never ask you for it by phone or mail.',
  },
  {
    name: 'how to send an API key',
    topic,
    payload:
      'Send the API key in the Authorization header of each request, and rotate it every 90 days.',
  },
  {
    name: 'environment variables of a service',
    topic,
    payload:
      'The service reads its secrets from environment variables: DATABASE_URL, SESSION_SECRET and SMTP_PASSWORD.',
  },
  {
    name: 'phishing training',
    topic,
    payload:
      'A phishing mail often says that your account is locked and that you must act within 24 hours. Look at the address of the sender first.',
  },
  {
    name: 'review of a jailbroken phone',
    topic,
    payload:
      'A jailbroken phone no longer gets updates, and some banking apps refuse to start on it.',
  },
  {
    name: 'alert of an intrusion detection',
    topic,
    payload: {
      rule: 'SQLI-104',
      action: 'blocked',
      client: '203.0.113.9',
      detail: 'UNION SELECT in parameter id',
    },
  },
  {
    name: 'system prompt as a subject',
    topic,
    payload:
      'The paper measures how often a system prompt leaks when models are asked for it in other languages.',
  },
  {
    name: 'changelog of a scanner',
    topic,
    payload:
      'The scanner now skips minified bundles and reports secrets found in the history of a branch.',
  },
  {
    name: 'certificate',
    topic,
    payload:
      '-----BEGIN CERTIFICATE-----\nMIIBszCCAVmgAwIBAgIUQm9hcmQgb2YgZGlyZWN0b3JzMAoGCCqGSM49BAMC\nMBQxEjAQBgNVBAMMCWxvY2FsaG9zdDAeFw0yNjAxMDEwMDAwMDBaFw0yNzAx\n-----END CERTIFICATE-----',
  },
  {
    name: 'access review',
    topic,
    payload: [
      { user: 'cron', role: 'system', access: 'full' },
      { user: 'jmiller', role: 'developer', access: 'read' },
      { user: 'ops', role: 'admin', access: 'full' },
    ],
  },
  {
    name: 'minutes about approvals',
    topic,
    payload:
      'The board approved the penetration test. The administrator will open the firewall on Monday and close it on Friday.',
  },
  {
    name: 'privacy notice',
    topic,
    payload:
      'We do not share what you tell the assistant with advertisers. You may ask us to delete your conversation history.',
  },
  {
    name: 'incident report',
    topic,
    payload:
      'At 04:12 the on-call engineer disabled the rule, which let the previous configuration take effect again. No data left the network.',
  },
  {
    name: 'two-factor help',
    topic,
    payload:
      'Do not show the code to others. Enter it within 30 seconds, or wait for the next one.',
  },
  {
    name: 'talk abstract',
    topic,
    payload:
      'Pretending to be support staff is still the cheapest attack. This talk shows three calls and what stopped them.',
  },
  {
    name: 'sandbox documentation',
    topic,
    payload:
      'Run untrusted code in the sandbox. The tool has no network and cannot read your files.',
  },
  {
    name: 'bidi article that names code points',
    topic,
    payload: 'Trojan Source uses U+202E to show code in another order than the compiler reads it.',
  },
]
