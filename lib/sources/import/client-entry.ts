import type { JsonArray, JsonObject, JsonValue } from '#lib/base/json.ts'
import { getOwn } from '#lib/base/own.ts'
import { isJsonArray, isJsonObject } from '#lib/contract/adoption/json-object.ts'
import { holdsSecret } from '#lib/privacy/redact-text.ts'
import { objectOf, textOf } from '../members.ts'
import type { DraftSource } from './imported-source.ts'
import { type ReadValues, readValues } from './read-values.ts'
import { readReferences } from './references.ts'
import { told } from './told.ts'

/** Names that clients give to one thing, the usual one first. */
const ALIASES = {
  command: ['command', 'cmd'],
  env: ['env', 'environment', 'envs'],
  url: ['url', 'serverUrl', 'httpUrl', 'uri'],
  headers: ['headers', 'http_headers'],
  type: ['type', 'transport', 'transportType'],
} as const

/** Members that are read. */
const READ: ReadonlySet<string> = new Set([
  ...Object.values(ALIASES).flat(),
  'args',
  'cwd',
  'requestOptions',
  'name',
])

/** What members say that other clients know and that has its own place here, or none. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['disabled', 'The server is switched off or on there; here it is connected once it is added.'],
  ['enabled', 'The server is switched off or on there; here it is connected once it is added.'],
  ['autoApprove', 'Which tools run unasked is not carried over: set it as their policy.'],
  ['alwaysAllow', 'Which tools run unasked is not carried over: set it as their policy.'],
  ['trust', 'That the server is trusted is not carried over: set approval as its policy.'],
  ['timeout', 'The time-out is not carried over: set it as the policy of the source.'],
  ['envFile', 'Variables of the env file are not read: set them in the environment of the server.'],
])

/** What a reader needs beside the entry. */
export type EntryReading = {
  readonly source: string
  readonly asked: ReadonlyMap<string, string>
}

/** One server as a client names it: by its command, or by its address. Never throws. */
export function readClientEntry(
  entry: JsonObject,
  reading: EntryReading,
): Omit<DraftSource, 'name'> {
  const notes = asideNotes(entry)
  // Zed once put the command in an object of its own, and Continue the transport.
  const nested = [getOwn(entry, 'command'), getOwn(entry, 'transport')].filter(isJsonObject)
  // Not by assignment: a member called `__proto__` would become the prototype.
  const flat: JsonObject = Object.fromEntries([entry, ...nested].flatMap(membersBeside(nested)))
  const draft =
    aliased(flat, 'url') === undefined ? readCommand(flat, reading) : readAddress(flat, reading)
  return { ...draft, notes: [...notes, ...draft.notes] }
}

function membersBeside(nested: readonly JsonObject[]) {
  return (holder: JsonObject): [string, JsonValue][] =>
    Object.entries(holder)
      .filter(([, value]) => !isJsonObject(value) || !nested.includes(value))
      .map(([name, value]) => [name === 'path' ? 'command' : name, value])
}

function aliased(entry: JsonObject, what: keyof typeof ALIASES): JsonValue | undefined {
  const name = ALIASES[what].find((one) => Object.hasOwn(entry, one) && entry[one] !== null)
  return name === undefined ? undefined : entry[name]
}

function readCommand(entry: JsonObject, reading: EntryReading): Omit<DraftSource, 'name'> {
  const said = aliased(entry, 'command')
  // opencode writes command and arguments as one list.
  const words = isJsonArray(said)
    ? [...said, ...argumentList(entry)]
    : [said ?? '', ...argumentList(entry)]
  const [command, ...args] = words.map((word) => (typeof word === 'object' ? '' : String(word)))
  if (command === undefined || command === '') {
    const problem = 'It says neither a command nor an address: nothing can be made of it.'
    return { draft: null, notes: [], problems: [problem] }
  }
  const env = valuesOf(entry, 'env', { ...reading, what: 'Variable' })
  const cwd = textOf(entry, 'cwd')
  const plain = [command, ...args, ...(cwd === undefined ? [] : [cwd])]
  return {
    draft: {
      transport: 'stdio',
      command,
      args,
      env: env.values,
      ...(cwd !== undefined && { cwd }),
    },
    notes: env.notes,
    problems: [...env.problems, ...plainProblems(plain, reading)],
  }
}

function argumentList(entry: JsonObject): JsonArray {
  const args = getOwn(entry, 'args')
  return isJsonArray(args) ? args : []
}

function readAddress(entry: JsonObject, reading: EntryReading): Omit<DraftSource, 'name'> {
  const url = String(aliased(entry, 'url'))
  const type = String(aliased(entry, 'type') ?? '').toLowerCase()
  const isGuess = type === '' && /\/sse\/?$/.test(url.split('?')[0] ?? '')
  const { headers: requestHeaders } = objectOf(entry, 'requestOptions')
  const withHeaders = isJsonObject(requestHeaders) ? { headers: requestHeaders, ...entry } : entry
  const headers = valuesOf(withHeaders, 'headers', { ...reading, what: 'Header' })
  const env = aliased(entry, 'env')
  return {
    draft: {
      transport: type === 'sse' || isGuess ? 'sse' : 'streamable_http',
      url,
      headers: headers.values,
    },
    notes: [
      ...headers.notes,
      ...(isGuess
        ? ['Its address ends in /sse, so that it is taken for the older transport.']
        : []),
      ...(isJsonObject(env) ? ['Its variables are left out, for nothing is started here.'] : []),
    ],
    problems: [...headers.problems, ...plainProblems([url], reading)],
  }
}

function valuesOf(
  entry: JsonObject,
  what: 'env' | 'headers',
  reading: Parameters<typeof readValues>[1],
): ReadValues {
  const members = aliased(entry, what)
  return readValues(isJsonObject(members) ? members : {}, reading)
}

/** Texts in which no variable is looked up here. */
function plainProblems(texts: readonly string[], { asked }: EntryReading): readonly string[] {
  const problems: string[] = []
  for (const text of texts) {
    const { value, problems: found } = readReferences(text, asked)
    problems.push(...found)
    if (found.length === 0 && /\$\{[A-Za-z_]/.test(value)) {
      problems.push(`Variables are not looked up in ${told(text)}: write the value.`)
    }
    if (holdsSecret(text)) {
      problems.push(
        'An argument or the address looks as if it held a secret: hand it over as a variable or a header.',
      )
    }
  }
  return problems
}

function asideNotes(entry: JsonObject): string[] {
  const others = Object.keys(entry).filter((name) => !READ.has(name))
  return others.map(
    (name) => ELSEWHERE.get(name) ?? `The member ${told(name)} is not carried over.`,
  )
}
