import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import { utf8Length } from '#lib/base/text.ts'
import { RunRequest } from '#lib/runs/run-request.ts'

/** Bytes of UTF-8 of a text to inspect. */
const MAX_INSPECT_BYTES = 8_000_000

const TOO_LARGE = 'The text is too large to inspect: it may have at most 8 MB.'

/** What an action was asked to run, or a sentence that says what is wrong with it. */
export function parseRunRequest(input: unknown): Outcome<RunRequest, string> {
  const parsed = RunRequest.safeParse(input)
  if (parsed.success) {
    const { data } = parsed
    const isTooLarge = data.mode === 'inspect' && utf8Length(data.text) > MAX_INSPECT_BYTES
    return isTooLarge ? failure(TOO_LARGE) : success(data)
  }
  const issue = parsed.error.issues[0]
  if (issue?.path[0] === 'text' && issue.code === 'too_big') return failure(TOO_LARGE)
  const place = issue?.path.map(String).join('.') || 'the request'
  return failure(`The run was not started: "${place}" is not as expected.`)
}
