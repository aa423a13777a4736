import { type AddressRule, httpUrl, type Resolver } from '#lib/network/guarded-address.ts'
import { type HttpResponse, withResponse } from '#lib/network/guarded-request.ts'
import { ToolFailure } from '../tool-failure.ts'
import { label } from '../wording.ts'

/** What a server answered with success in the end, its body unread. */
export type PageResponse = HttpResponse

export type PageRequestSettings = {
  readonly resolve: Resolver
  readonly rule: AddressRule
  readonly signal: AbortSignal
  onHop(url: URL): void
}

const HEADERS = {
  'user-agent': 'Vitrine/0.1 (fetch_page)',
  accept: 'text/html, application/xhtml+xml, application/json;q=0.9, text/*;q=0.8, */*;q=0.1',
  'accept-encoding': 'gzip, deflate, br',
}

/**
 * Asks for a page by GET, within the rules of `lib/network`, and gives the response to `read`. Throws a
 * `ToolFailure` for every answer but a success, and a `NetworkFailure` where there is none.
 */
export async function withPage<Value>(
  address: string,
  { resolve, rule, signal, onHop }: PageRequestSettings,
  read: (response: PageResponse) => Promise<Value>,
): Promise<Value> {
  const guard = {
    resolve,
    rule,
    hostName: (hostname: string) => `The host ${label(hostname)}`,
    advice: 'choose another, or let an administrator set fetch.allowPrivateAddresses',
  }
  const request = { url: httpUrl(address), method: 'GET' as const, headers: HEADERS }
  return withResponse(request, { guard, signal, onHop }, async (response) => {
    refuseFailure(response.status)
    return read(response)
  })
}

function refuseFailure(statusCode: number): void {
  if (statusCode >= 200 && statusCode < 300) return
  const advice =
    statusCode === 401 || statusCode === 403
      ? 'it is not open to everybody'
      : statusCode === 404 || statusCode === 410
        ? 'there is no such page, check the address'
        : statusCode === 429
          ? 'it is asked too often, try again later'
          : 'try again later, or check the address'
  throw new ToolFailure(`The server answered with status ${statusCode}: ${advice}.`)
}
