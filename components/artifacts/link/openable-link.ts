/** An address that may be opened: as the browser reads it, what it opens, and the host it leads to. */
export type OpenableLink = {
  readonly ok: true
  readonly href: string
  readonly opens: 'page' | 'mail'
  /** The host of a page; of a message, the hosts of all to whom it would go. */
  readonly host: string
}

type Refusal = { readonly ok: false; readonly why: string }

/**
 * What a foreign address leads to, or why it is not opened. Only full http, https and mailto addresses are, and
 * none that carries a user name, which exists to make one host look like another. The host is given as the browser
 * asks for it, so that letters that only look alike show as `xn--…`. Source: design `ui.md`, "Text is text".
 */
export function openableLink(href: string): OpenableLink | Refusal {
  if (!URL.canParse(href)) return { ok: false, why: 'Not opened from here: it is no full address.' }
  const url = new URL(href)
  if (url.protocol === 'mailto:') return openableMail(url)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return { ok: false, why: 'Not opened from here: only http, https and mailto are.' }
  }
  if (url.username !== '' || url.password !== '') {
    return { ok: false, why: 'Not opened from here: it hides its host behind a user name.' }
  }
  return { ok: true, href: url.href, opens: 'page', host: url.host }
}

/** Fields of a message that name whom it goes to (RFC 6068). */
const RECIPIENTS: ReadonlySet<string> = new Set(['to', 'cc', 'bcc'])

function openableMail(url: URL): OpenableLink | Refusal {
  const fields = [...url.searchParams].filter(([name]) => RECIPIENTS.has(name.toLowerCase()))
  const written = [decoded(url.pathname), ...fields.map(([, value]) => value)].join(',')
  const addresses = written.split(',').filter((address) => address.trim() !== '')
  const hosts = addresses.map(mailHost)
  if (hosts.length === 0 || hosts.includes('')) {
    return { ok: false, why: 'Not opened from here: it names nobody to write to.' }
  }
  return { ok: true, href: url.href, opens: 'mail', host: [...new Set(hosts)].join(', ') }
}

/** The host of one address; empty where it has none that a browser could ask for. */
function mailHost(address: string): string {
  const at = address.lastIndexOf('@')
  const host = `https://${address.slice(at + 1).trim()}`
  if (at < 1 || !URL.canParse(host)) return ''
  const url = new URL(host)
  return url.pathname === '/' && url.search === '' && url.hash === '' ? url.host : ''
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // What is no percent-encoding stands for itself.
    return text
  }
}
