import type { ToolContext } from '#lib/contract/tool.ts'
import { withResponse } from '#lib/network/guarded-request.ts'
import { readBody } from '#lib/network/read-body.ts'
import { maskGivenBytes } from '../mask-given.ts'
import { adoptResponse, type ServiceResult } from './adopt-response.ts'
import { buildRequest, type PlannedOperation } from './build-request.ts'
import type { CallArguments } from './call-arguments.ts'
import { CallFailure } from './call-failure.ts'
import { DEFAULT_HTTP_TIMEOUTS, type HttpSourceWorld, sourceGuard } from './http-source-world.ts'

/** Bytes of one answer, after decompression: what the boundary takes in a run that only looks. */
const MAX_ANSWER_BYTES = 8_000_000

/**
 * Sends one call and reads what comes back. Throws a `CallFailure` or a `NetworkFailure` where there is no
 * answer, and the signal's reason when it is aborted.
 */
export async function callOperation(
  plan: PlannedOperation,
  call: CallArguments,
  { signal: stopped, progress }: Pick<ToolContext, 'signal' | 'progress'>,
  world: HttpSourceWorld,
): Promise<ServiceResult> {
  const request = buildRequest(plan, call)
  const { callMs } = { ...DEFAULT_HTTP_TIMEOUTS, ...world.timeouts }
  const timeout = AbortSignal.timeout(callMs)
  const signal = AbortSignal.any([stopped, timeout])
  const { confirmedOrigins } = plan
  const settings = {
    guard: sourceGuard(world, confirmedOrigins),
    signal,
    onHop: () => progress({ message: 'Asking the service' }),
  }
  try {
    return await withResponse(request, settings, async (response) => {
      const encoding = response.header('content-encoding')
      const { bytes, isCut } = await readBody(response.body, encoding, MAX_ANSWER_BYTES, (done) =>
        progress({ done, message: `Read ${done} bytes` }),
      )
      return adoptResponse({
        status: response.status,
        contentType: response.header('content-type'),
        location: response.header('location'),
        bytes: maskGivenBytes(bytes, world.secrets ?? []),
        isCut,
      })
    })
  } catch (problem) {
    if (!timeout.aborted || stopped.aborted) throw problem
    throw new CallFailure(
      `The service did not answer whole within ${callMs / 1000} seconds: ask for less.`,
    )
  }
}
