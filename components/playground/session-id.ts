const KEY = 'vitrine-session'

/**
 * The id of this tab's session: once a result in it was flagged, the server refuses tools that need approval.
 * A reload keeps it. Browsers that keep nothing get a new one each time.
 */
export function sessionId(): string {
  try {
    const known = sessionStorage.getItem(KEY)
    if (known) return known
    const made = randomId()
    sessionStorage.setItem(KEY, made)
    return made
  } catch {
    // Storage is switched off in this browser: the session then lasts as long as the page.
    return pageSession
  }
}

// `crypto.randomUUID` is missing on pages that are not served over TLS or loopback.
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const pageSession = randomId()
