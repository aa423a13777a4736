import { isPlaceholder } from './rule.ts'

/** Parts of names, in lower case without separators, under which any text is a secret. */
const PASSWORD_NAMES = [
  'password',
  'passwd',
  'passphrase',
  'passcode',
  'pwd',
  'secret',
  'credential',
]

/** Parts of names under which text that looks random is a secret. */
const TOKEN_NAMES = [
  'token',
  'apikey',
  'accesskey',
  'privatekey',
  'authkey',
  'sharedkey',
  'accountkey',
  'encryptionkey',
  'signingkey',
  'licensekey',
  'masterkey',
  'subscriptionkey',
  'authorization',
  'authentication',
  'bearer',
  'jwt',
  'cookie',
  'sessionid',
  'sessionkey',
  'signature',
  'otp',
]

/** Whole names of the same sort that are too short to be looked for inside others. */
const SHORT_TOKEN_NAMES = new Set(['key', 'auth', 'sig', 'sid', 'pin', 'pass', 'session', 'code'])

/** How much a name says about the text under it. */
export type NameSecrecy = 'password' | 'token' | 'short' | 'none'

/** What the name of a key, a variable or a query parameter says about its value. */
export function nameSecrecy(name: string): NameSecrecy {
  // A placeholder holds words such as "token" and stands for a name that nobody knows any more.
  if (name.length > 128 || isPlaceholder(name)) return 'none'
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  if (PASSWORD_NAMES.some((part) => plain.includes(part))) return 'password'
  if (TOKEN_NAMES.some((part) => plain.includes(part))) return 'token'
  return SHORT_TOKEN_NAMES.has(plain) ? 'short' : 'none'
}

/** Values that say there is no secret. */
const EMPTY_VALUES = new Set(['', 'null', 'none', 'nil', 'undefined', 'true', 'false', 'yes', 'no'])

/** True for a value that stands for the absence of one, or is masked by its sender already. */
export function isEmptyValue(value: string): boolean {
  return EMPTY_VALUES.has(value.trim().toLowerCase()) || /^[*•.xX_-]+$/.test(value)
}

/** Bits a character from which text counts as random; English words lie below it when they are short. */
const MIN_ENTROPY = 2.5
const MIN_LENGTH = 8
const ENTROPY_SAMPLE = 256

/** True for text that looks drawn at random: one word of some length, two sorts of characters, many of them. */
export function looksRandom(text: string): boolean {
  if (text.length < MIN_LENGTH || /\s/.test(text)) return false
  const sorts = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((sort) => sort.test(text)).length
  return sorts >= 2 && entropy(text.slice(0, ENTROPY_SAMPLE)) >= MIN_ENTROPY
}

function entropy(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return [...counts.values()].reduce((bits, count) => {
    const share = count / total
    return bits - share * Math.log2(share)
  }, 0)
}
