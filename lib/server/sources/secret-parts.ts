/** A stretch of a text: it may be shown, or is a secret. */
export type TextPart = { readonly text: string; readonly isSecret: boolean }

/** Words that a name of a secret has among its words. */
const SECRET_WORDS: ReadonlySet<string> = new Set([
  'apikey',
  'auth',
  'authorization',
  'bearer',
  'cookie',
  'credential',
  'credentials',
  'jwt',
  'key',
  'pass',
  'passphrase',
  'passwd',
  'password',
  'pat',
  'pwd',
  'secret',
  'sig',
  'signature',
  'token',
])

/** True for names such as `--api-key`, `WIKI_TOKEN`, `accessToken`, `X-Auth`. */
export function isSecretName(name: string): boolean {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').split(/[^A-Za-z0-9]+/)
  return words.some((word) => {
    const lower = word.toLowerCase()
    return SECRET_WORDS.has(lower) || SECRET_WORDS.has(lower.replace(/s$/, ''))
  })
}

/** Arguments of a command: what follows a flag of a secret, `flag=secret`, headers, and secrets in addresses. */
export function argumentParts(args: readonly string[]): readonly (readonly TextPart[])[] {
  return args.map((argument, index) => {
    const before = args[index - 1] ?? ''
    if (isSecretFlag(before) && !argument.startsWith('-')) return [secret(argument)]
    const named = /^([-\w.]{1,100}[=:]\s?)(.+)$/s.exec(argument)
    if (named?.[1] !== undefined && !isAddress(argument) && isSecretName(named[1])) {
      return [shown(named[1]), secret(named[2] ?? '')]
    }
    return addressParts(argument)
  })
}

/** An address, or a text with one in it: user names, passwords, and values in the query that are named as secrets. */
export function addressParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { start, length } of secretPlaces(text)) {
    if (start < end) continue
    parts.push(shown(text.slice(end, start)), secret(text.slice(start, start + length)))
    end = start + length
  }
  return [...parts, shown(text.slice(end))].filter((part) => part.text !== '')
}

const shown = (text: string): TextPart => ({ text, isSecret: false })
const secret = (text: string): TextPart => ({ text, isSecret: true })

function isSecretFlag(argument: string): boolean {
  return argument.startsWith('-') && !/[=:]/.test(argument) && isSecretName(argument)
}

function isAddress(text: string): boolean {
  return /^[a-z][a-z0-9+.-]{0,30}:\/\//i.test(text)
}

function secretPlaces(text: string): readonly { start: number; length: number }[] {
  const users = [...text.matchAll(/(:\/\/)([^/?#@\s]{1,2000})@/g)]
  const queries = [...text.matchAll(/([?&#;]([^=&#?;\s]{1,200})=)([^&#;\s]{1,4000})/g)]
  const places = [
    ...users.map(({ index, 1: lead = '', 2: user = '' }) => {
      return { start: index + lead.length, length: user.length }
    }),
    ...queries.flatMap(({ index, 1: lead = '', 2: name = '', 3: value = '' }) => {
      return isSecretName(name) ? [{ start: index + lead.length, length: value.length }] : []
    }),
  ]
  return places.sort((one, other) => one.start - other.start)
}
