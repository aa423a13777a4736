import * as z from 'zod'
import { cutToBytes, cutToCharacters } from '#lib/base/text.ts'
import type { Artifact } from '#lib/contract/artifact.ts'
import { keyValueArtifact } from '#lib/contract/kinds/key-value.ts'
import { linkArtifact } from '#lib/contract/kinds/link.ts'
import { textArtifact } from '#lib/contract/kinds/text.ts'
import { defineTool, type Tool, type ToolContext } from '#lib/contract/tool.ts'
import { ToolResult } from '#lib/contract/tool-result.ts'
import { decodeText } from '#lib/network/decode-text.ts'
import type { AddressRule, Resolver } from '#lib/network/guarded-address.ts'
import { htmlText } from '#lib/network/html-text.ts'
import { readBody } from '#lib/network/read-body.ts'
import { fitsBudgets, type ResultBudgets } from '../result-budgets.ts'
import { answering, ToolFailure } from '../tool-failure.ts'
import { count, entriesOf, label } from '../wording.ts'
import { type PageResponse, withPage } from './page-request.ts'

/** How `fetch_page` reaches the network. */
export type FetchSettings = {
  readonly rule: AddressRule
  readonly resolve: Resolver
  /** From the first connection to the last byte, in milliseconds. */
  readonly timeoutMs: number
  /** The most bytes of a page, after decompression. */
  readonly maxBytes: number
}

const MAX_TITLE_CHARACTERS = 150

/** Characters of an address in the text: as many as one may have that is asked for. */
const MAX_TOLD_ADDRESS = 2_000

const FetchPageArguments = z.object({
  url: z.string().min(1).max(2_000).meta({
    title: 'Address',
    description: 'Full address of the page, beginning with https:// or http://.',
    format: 'uri',
  }),
  offset: z.int().min(0).max(100_000_000).default(0).meta({
    title: 'Offset',
    description: 'At which character of the text to begin, for reading on in a long page.',
  }),
})
type FetchPageArguments = z.output<typeof FetchPageArguments>

/** The tool that fetches a page of the public web and gives its text as a person would read it. */
export function fetchPageTool(settings: FetchSettings, budgets: ResultBudgets): Tool {
  return defineTool({
    name: 'fetch_page',
    description:
      'Fetches a web page by GET and gives its readable text, without markup, comments and hidden parts; JSON and plain text as they are. Private addresses are refused.',
    arguments: FetchPageArguments,
    approval: 'never',
    run: answering(async (toolArguments: FetchPageArguments, context) => {
      const timeout = AbortSignal.timeout(settings.timeoutMs)
      const signal = AbortSignal.any([context.signal, timeout])
      try {
        return await fetchPage(toolArguments, settings, budgets, { ...context, signal })
      } catch (problem) {
        if (!timeout.aborted || context.signal.aborted) throw problem
        throw new ToolFailure(
          `The page did not arrive within ${settings.timeoutMs / 1000} seconds: try again, or choose another.`,
        )
      }
    }),
  })
}

async function fetchPage(
  { url, offset }: FetchPageArguments,
  { resolve, rule, maxBytes }: FetchSettings,
  budgets: ResultBudgets,
  { signal, progress }: ToolContext,
): Promise<ToolResult> {
  const onHop = (hop: URL) => progress({ message: `Asking ${hop.host}` })
  return withPage(url, { resolve, rule, signal, onHop }, async (response) => {
    const contentType = response.header('content-type')
    const form = textForm(contentType)
    if (form === undefined) return describedOnly(response, contentType)
    const encoding = response.header('content-encoding')
    const { bytes, isCut } = await readBody(response.body, encoding, maxBytes, (done) =>
      progress({ done, message: `Read ${done} bytes` }),
    )
    const { text: source, charset } = decodeText(bytes, contentType)
    const page = form === 'html' ? htmlText(source) : { title: '', text: source }
    return shownPage(
      {
        title: cutToCharacters(page.title.toWellFormed(), MAX_TITLE_CHARACTERS),
        text: page.text.toWellFormed(),
        addresses: response,
        facts: {
          contentType: shortType(contentType),
          charset,
          sourceBytes: bytes.length,
        },
        isCut,
      },
      offset,
      budgets,
    )
  })
}

/** How the text of a type is had; undefined where there is none. A page without a type is taken for HTML. */
function textForm(contentType: string): 'html' | 'plain' | undefined {
  const type = shortType(contentType)
  if (type === '' || type === 'text/html' || type === 'application/xhtml+xml') return 'html'
  const isPlain =
    /^text\/|^application\/(?:json|xml|javascript|x-ndjson|yaml)$|\+(?:json|xml)$/.test(type)
  return isPlain ? 'plain' : undefined
}

function shortType(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase().slice(0, 100)
}

type Addresses = Pick<PageResponse, 'url' | 'redirects'>

/** Where the page is, and the addresses that led there in their order. */
function addressLinks({ url, redirects }: Addresses, title: string, description: string): Artifact {
  const page = { href: url.href, label: title === '' ? 'The page' : title, description }
  const led = redirects.map((href) => ({ href, description: 'Redirects from here' }))
  // One that the text could only show cut is left out: no artifact shows more than its text.
  const links = [page, ...led].filter((link) => link.href.length <= MAX_TOLD_ADDRESS)
  return linkArtifact({ title: 'Address of the page', links })
}

/** How the page was come to, for its text; nothing where it was asked for itself. */
function redirectSentences({ redirects }: Addresses): readonly string[] {
  if (redirects.length === 0) return []
  const told = redirects.map((href) => label(href, MAX_TOLD_ADDRESS)).join(', ')
  return [`It was redirected from ${told}.`]
}

function describedOnly(response: PageResponse, contentType: string): ToolResult {
  const type = shortType(contentType)
  const length = response.header('content-length')
  const bytes = /^\d{1,15}$/.test(length) ? Number(length) : undefined
  const size = bytes === undefined ? '' : `, ${count(bytes)} bytes`
  const sentences = [
    `The address ${label(response.url.href, MAX_TOLD_ADDRESS)} gives ${label(type)}${size}. It is no text, so it was not fetched.`,
    ...redirectSentences(response),
  ]
  return ToolResult.text(sentences.join(' '), addressLinks(response, '', `${type}${size}`))
}

type Page = {
  readonly title: string
  readonly text: string
  readonly addresses: Addresses
  readonly facts: {
    readonly contentType: string
    readonly charset: string
    readonly sourceBytes: number
  }
  readonly isCut: boolean
}

function shownPage(page: Page, offset: number, budgets: ResultBudgets): ToolResult {
  const rest = page.text.slice(offset).toWellFormed()
  for (let limit = budgets.contentBytes; ; limit >>= 1) {
    const result = pageWithin(page, offset, cutToBytes(rest, limit))
    if (limit === 0 || fitsBudgets(result, budgets)) return result
  }
}

function pageWithin(page: Page, from: number, part: string): ToolResult {
  const { title, text, addresses, facts, isCut } = page
  const to = Math.min(text.length, from + part.length)
  const extent =
    from === 0 && to === text.length
      ? 'its text shown whole'
      : `characters ${from} to ${to} of ${text.length} of its text${to < text.length ? `; go on with offset ${to}` : ''}`
  const bytes = `${count(facts.sourceBytes)} bytes of source`
  const sentences = [
    `Page ${title === '' ? '' : `${label(title, MAX_TITLE_CHARACTERS)} `}at ${label(addresses.url.href, MAX_TOLD_ADDRESS)}: ${label(facts.contentType)}, ${bytes}, ${extent}.`,
    ...redirectSentences(addresses),
    ...(isCut ? ['The page is longer: the rest of its source was not fetched.'] : []),
  ]
  const about = entriesOf({ ...facts, characters: text.length, from, to, isCut })
  return ToolResult.text(
    `${sentences.join(' ')}\n\n${part}`,
    textArtifact({ ...(title !== '' && { title }), text: part }),
    addressLinks(addresses, title, `${facts.contentType}, ${bytes}`),
    keyValueArtifact({ title: 'About the page', entries: about }),
  )
}
