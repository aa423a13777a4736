import type { Dispatcher } from 'undici'

/** One request, as it is sent. */
export type HttpRequest = {
  readonly url: URL
  readonly method: Dispatcher.HttpMethod
  /** In lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** Headers that may go to the first server alone: keys, cookies, whatever is meant for it. In lower case. */
  readonly ownHeaders?: Readonly<Record<string, string>>
  readonly body?: Uint8Array | undefined
}
