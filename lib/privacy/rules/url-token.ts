import { isPlaceholderAt, type RedactionRule, type Span } from './rule.ts'
import { isEmptyValue, nameSecrecy } from './secret-name.ts'

const PARAMETER = /[?&;#]([A-Za-z0-9_.~%-]{1,64})=([^\s&#;"'<>\\`]+)/g

/** Tokens, keys and signatures in the query or fragment of a URL. The parameter's name stays. */
export const urlToken: RedactionRule = {
  name: 'url_token',
  placeholder: 'token',
  find(text) {
    const spans: Span[] = []
    for (const match of text.matchAll(PARAMETER)) {
      const [whole, name = '', value = ''] = match
      const end = match.index + whole.length
      const start = end - value.length
      if (nameSecrecy(name) === 'none' || isEmptyValue(value)) continue
      if (!isPlaceholderAt(text, start)) spans.push({ start, end })
    }
    return spans
  },
}
