/** Headers of every answer, whatever it is: page, action, route, static file, error. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=(), clipboard-read=(), clipboard-write=(self)',
}

/** The policy of an answer that is no page: nothing may load, nobody may frame it. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * The content security policy of a page. Scripts and styles carry `nonce`; no string becomes code or markup
 * (Trusted Types), save the two policies that Next makes for its own script addresses. Development needs
 * `eval` for its source maps and makes policies of its own. Source: design `ui.md`, "Text is text".
 */
export function pagePolicy(nonce: string, { development }: { development: boolean }): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(development ? [] : TRUSTED_TYPES),
  ].join('; ')
}

const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types nextjs nextjs#bundler']
