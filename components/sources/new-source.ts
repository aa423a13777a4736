import { readPairs } from './read-lines.ts'
import type { NewSource } from './source.ts'

/** The kinds of sources that the console can add. */
export type AddedKind = 'mcp' | 'openapi'

/** A source as it stands in the form. */
export type SourceDraft = {
  readonly name: string
  readonly address: string
  readonly transport: 'streamable_http' | 'sse'
  /** Headers or credentials, one a line. */
  readonly values: string
  readonly baseUrl: string
  readonly signsIn: boolean
  readonly clientId: string
  readonly clientSecret: string
  readonly scope: string
  readonly issuer: string
}

/** A form that nobody has filled in. */
export const EMPTY_DRAFT: SourceDraft = {
  name: '',
  address: '',
  transport: 'streamable_http',
  values: '',
  baseUrl: '',
  signsIn: false,
  clientId: '',
  clientSecret: '',
  scope: '',
  issuer: '',
}

/** The source that a form describes, or a sentence that says what is missing. The server looks at the rest. */
export function newSource(
  kind: AddedKind,
  draft: SourceDraft,
): NewSource | { readonly problem: string } {
  const [name, address] = [draft.name.trim(), draft.address.trim()]
  if (name === '') return { problem: 'A name is needed: tools are called by it.' }
  if (address === '') return { problem: 'An address is needed.' }
  const read = readPairs(draft.values)
  if ('faultyLine' in read) {
    return { problem: `Line ${read.faultyLine} is no “name: value”: correct it.` }
  }
  const settings =
    kind === 'mcp'
      ? { transport: draft.transport, url: address, headers: read.pairs, ...signIn(draft) }
      : {
          transport: 'openapi',
          document: address,
          credentials: read.pairs,
          ...given('baseUrl', draft.baseUrl),
        }
  return { name, settings }
}

function signIn({ signsIn, clientId, clientSecret, scope, issuer }: SourceDraft) {
  if (!signsIn) return {}
  const client = { ...given('clientId', clientId), ...given('clientSecret', clientSecret) }
  return { oauth: { ...client, ...given('scope', scope), ...given('issuer', issuer) } }
}

function given(key: string, text: string) {
  return text.trim() === '' ? {} : { [key]: text.trim() }
}
