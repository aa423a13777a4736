import type { RedactionRule, Span } from './rule.ts'

/** A credential that its issuer marks by a prefix. Patterns begin with a literal and can't backtrack. */
type TokenShape = {
  readonly issuer: string
  readonly pattern: RegExp
  accepts?(token: string): boolean
}

/**
 * One entry a published shape. `sk-` also begins class names such as `sk-fading-circle-before`, which hold no
 * digit, and ends words such as `risk`.
 */
export const TOKEN_SHAPES: readonly TokenShape[] = [
  { issuer: 'aws', pattern: /(?:AKIA|ASIA|ABIA|ACCA)[0-9A-Z]{16}/g },
  {
    issuer: 'openai, anthropic and relatives',
    pattern: /(?<![A-Za-z0-9])sk-[A-Za-z0-9_-]{20,}/g,
    accepts: (token) => /\d/.test(token) && /[A-Za-z]/.test(token.slice(3)),
  },
  {
    issuer: 'the same, after other letters',
    pattern: /sk-[A-Za-z0-9_-]{20,}/g,
    accepts: (token) => /\d/.test(token) && /[A-Z]/.test(token) && /[a-z]/.test(token.slice(3)),
  },
  { issuer: 'github', pattern: /gh[opsur]_[A-Za-z0-9]{30,}/g },
  { issuer: 'github, fine-grained', pattern: /github_pat_[A-Za-z0-9_]{22,}/g },
  { issuer: 'gitlab', pattern: /gl(?:pat|dt|rt|ptt|ft|soat|cbt)-[A-Za-z0-9_-]{20,}/g },
  { issuer: 'slack', pattern: /xox[abeoprs]-[A-Za-z0-9-]{10,}/g },
  { issuer: 'slack, app', pattern: /xapp-[A-Za-z0-9-]{20,}/g },
  {
    issuer: 'slack, webhook',
    pattern: /hooks\.slack\.com\/(?:services|workflows)\/[A-Za-z0-9_/-]{20,}/g,
  },
  {
    issuer: 'discord, webhook',
    pattern: /discord(?:app)?\.com\/api\/webhooks\/[A-Za-z0-9_/-]{20,}/g,
  },
  { issuer: 'google', pattern: /AIza[A-Za-z0-9_-]{35}/g },
  { issuer: 'google, oauth', pattern: /ya29\.[A-Za-z0-9_-]{20,}/g },
  { issuer: 'google, oauth client', pattern: /GOCSPX-[A-Za-z0-9_-]{28}/g },
  { issuer: 'stripe', pattern: /[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/g },
  { issuer: 'stripe and svix, webhook', pattern: /whsec_[A-Za-z0-9+/=]{24,}/g },
  { issuer: 'npm', pattern: /npm_[A-Za-z0-9]{36}/g },
  { issuer: 'pypi', pattern: /pypi-[A-Za-z0-9_-]{50,}/g },
  { issuer: 'hugging face', pattern: /hf_[A-Za-z0-9]{30,}/g },
  { issuer: 'groq', pattern: /gsk_[A-Za-z0-9]{40,}/g },
  { issuer: 'xai', pattern: /xai-[A-Za-z0-9]{60,}/g },
  { issuer: 'replicate', pattern: /r8_[A-Za-z0-9]{37}/g },
  { issuer: 'perplexity', pattern: /pplx-[A-Za-z0-9]{40,}/g },
  { issuer: 'sendgrid', pattern: /SG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/g },
  { issuer: 'twilio', pattern: /(?<![A-Za-z0-9])SK[0-9a-f]{32}(?![A-Za-z0-9])/g },
  { issuer: 'mailgun', pattern: /(?<![A-Za-z0-9])key-[0-9a-f]{32}/g },
  { issuer: 'shopify', pattern: /shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}/g },
  { issuer: 'digitalocean', pattern: /do[opr]_v1_[0-9a-f]{64}/g },
  { issuer: 'docker', pattern: /dckr_pat_[A-Za-z0-9_-]{20,}/g },
  { issuer: 'databricks', pattern: /(?<![A-Za-z0-9])dapi[0-9a-f]{32}/g },
  { issuer: 'atlassian', pattern: /ATATT3[A-Za-z0-9_=-]{50,}/g },
  { issuer: 'linear', pattern: /lin_(?:api|oauth)_[A-Za-z0-9]{32,}/g },
  { issuer: 'notion', pattern: /ntn_[A-Za-z0-9]{40,}/g },
  { issuer: 'vault', pattern: /hv[bsr]\.[A-Za-z0-9_-]{24,}/g },
  { issuer: 'doppler', pattern: /dp\.(?:pt|st|ct|sa|scim|audit)\.[A-Za-z0-9_.-]{40,}/g },
  { issuer: 'telegram, bot', pattern: /(?<!\d)\d{8,10}:AA[A-Za-z0-9_-]{33}/g },
  { issuer: 'age', pattern: /AGE-SECRET-KEY-1[0-9A-Z]{50,}/g },
]

/** Any prefix of the shapes; most text holds none, and one pass says so. */
const ANY_PREFIX =
  /A(?:KIA|SIA|BIA|CCA|Iza|TATT3|GE-S)|sk-|gh[opsur]_|github_|gl[a-z]{2,4}-|xox|xapp-|hooks\.|discord|ya29|GOCSPX|k_(?:live|test)_|whsec_|npm_|pypi-|hf_|gsk_|xai-|r8_|pplx-|SG\.|SK[0-9a-f]|key-|shp|_v1_|dckr_|dapi|lin_|ntn_|hv[bsr]\.|dp\.|:AA/

/** Credentials of known issuers: cloud keys, model providers, forges, chat and mail services. */
export const knownToken: RedactionRule = {
  name: 'token',
  placeholder: 'token',
  find(text) {
    if (!ANY_PREFIX.test(text)) return []
    const spans: Span[] = []
    for (const { pattern, accepts } of TOKEN_SHAPES) {
      for (const match of text.matchAll(pattern)) {
        if (accepts?.(match[0]) === false) continue
        spans.push({ start: match.index, end: match.index + match[0].length })
      }
    }
    return joined(spans)
  },
}

/** Spans in rising order, those that overlap as one: a token of one issuer may hold the prefix of another. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1)
    if (last === undefined || span.start >= last.end) result.push(span)
    else result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
  }
  return result
}
