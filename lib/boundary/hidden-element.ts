/** Tags without content, which open nothing. */
const VOID = /^<(?:br|img|input|hr|meta|link|wbr|source|area|col|embed|base|track)\b/i

/** How much of a tag is looked at, in UTF-16 units. */
const MAX_TAG = 512

const HIDDEN_TAG =
  /^<(?:template|noscript|script|style)\b|\shidden(?:[\s=>]|$)|\baria-hidden\s{0,4}=\s{0,4}["']?true|display\s{0,4}:\s{0,4}none|visibility\s{0,4}:\s{0,4}hidden|opacity\s{0,4}:\s{0,4}0(?![.\d]{0,4}[1-9])|font-size\s{0,4}:\s{0,4}[01](?:px|pt|em|rem|%)?\s{0,4}[;"']|\bcolor\s{0,4}[:=]\s{0,4}["']?(?:#fff(?:fff)?\b|white\b|transparent\b)|(?:left|top|text-indent)\s{0,4}:\s{0,4}-\d{3}/i

/** True where the end of `before` is inside an element of HTML that people do not see; tags are walked backwards. */
export function isInHiddenElement(before: string): boolean {
  let closed = 0
  for (let start = before.lastIndexOf('<'); start >= 0; start = previousTag(before, start)) {
    const tag = tagAt(before, start)
    if (tag.startsWith('</')) closed++
    else if (opensElement(tag) && closed-- === 0) {
      if (HIDDEN_TAG.test(tag)) return true
      closed = 0
    }
  }
  return false
}

function tagAt(before: string, start: number): string {
  const end = before.indexOf('>', start)
  return end < 0 ? '' : before.slice(start, Math.min(end + 1, start + MAX_TAG))
}

function opensElement(tag: string): boolean {
  return /^<[a-z]/i.test(tag) && !VOID.test(tag) && !tag.endsWith('/>')
}

function previousTag(before: string, start: number): number {
  return start === 0 ? -1 : before.lastIndexOf('<', start - 1)
}
