/** An address that may be opened: as the browser reads it, and the host it leads to. */
export type OpenableLink = { readonly ok: true; readonly href: string; readonly host: string }

/**
 * What a foreign address leads to, or why it is not opened. Only full http and https addresses are, and none
 * that carries a user name, which exists to make one host look like another. The host is given as the browser
 * asks for it, so that letters that only look alike show as `xn--…`. Source: design `ui.md`, "Text is text".
 */
export function openableLink(
  href: string,
): OpenableLink | { readonly ok: false; readonly why: string } {
  if (!URL.canParse(href)) return { ok: false, why: 'Not opened from here: it is no full address.' }
  const url = new URL(href)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return { ok: false, why: 'Not opened from here: only http and https are.' }
  }
  if (url.username !== '' || url.password !== '') {
    return { ok: false, why: 'Not opened from here: it hides its host behind a user name.' }
  }
  return { ok: true, href: url.href, host: url.host }
}
