import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import { NetworkFailure } from '#lib/network/network-failure.ts'
import type { McpSource } from '#lib/sources/mcp/mcp-source.ts'
import { SourceError } from '#lib/sources/source-error.ts'
import type { ToolSource } from '#lib/sources/tool-source.ts'
import type { SourceSet } from './source-set.ts'

/** A sign-in that was begun: where the administrator goes on, and what binds its end to this browser. */
export type BegunSignIn = {
  readonly url: string
  readonly host: string
  /** The host that gets the code of the sign-in and gives the token for it. */
  readonly tokenHost: string
  readonly state: string
}

/** What actions and routes may ask about signing in at sources. */
export type SignInUseCases = {
  /** Begins a sign-in at a source; a sentence where it has none or does not answer. */
  beginSignIn(name: string): Promise<Outcome<BegunSignIn, string>>
  /** Ends it with the query that the service sent the administrator back with. */
  endSignIn(name: string, params: URLSearchParams): Promise<Outcome<true, string>>
}

/** The use cases of signing in. */
export function signInUseCases(sources: Pick<SourceSet, 'find'>): SignInUseCases {
  return {
    beginSignIn: (name) =>
      told(sources.find(name), async (source) => {
        const { url, tokenUrl } = await source.startSignIn()
        const state = url.searchParams.get('state')
        if (state === null) return failure(NO_STATE)
        return success({ url: url.href, host: url.host, tokenHost: tokenUrl.host, state })
      }),
    endSignIn: (name, params) =>
      told(sources.find(name), async (source) => {
        await source.finishSignIn(params)
        return success(true)
      }),
  }
}

const NO_SIGN_IN = 'At this source nobody can sign in.'
const NO_STATE = 'The sign-in cannot be bound to this browser, so it was not begun.'

async function told<Value>(
  source: ToolSource | undefined,
  act: (source: McpSource) => Promise<Outcome<Value, string>>,
): Promise<Outcome<Value, string>> {
  if (!source || !canSignIn(source)) return failure(NO_SIGN_IN)
  try {
    return await act(source)
  } catch (problem) {
    if (problem instanceof SourceError || problem instanceof NetworkFailure)
      return failure(problem.message)
    throw problem
  }
}

function canSignIn(source: ToolSource): source is McpSource {
  return 'startSignIn' in source && 'finishSignIn' in source
}
