import { failure, type Outcome, success } from '#lib/base/outcome.ts'
import { utf8Length } from '#lib/base/text.ts'
import { nearestValue } from '#lib/contract/exact/write-exact.ts'
import { jsonEqual } from '#lib/events/json-equal.ts'
import { recordableArguments } from '#lib/runs/check-arguments.ts'
import { type CallRequest, RunRequest } from '#lib/runs/run-request.ts'

/** Bytes of UTF-8 of a text to inspect. */
const MAX_INSPECT_BYTES = 8_000_000

const TOO_LARGE = 'The text is too large to inspect: it may have at most 8 MB.'

const OTHER_TEXT =
  'The run was not started: "argumentsText" must be JSON that holds the same as "arguments".'

/** What an action was asked to run, or a sentence that says what is wrong with it. */
export function parseRunRequest(input: unknown): Outcome<RunRequest, string> {
  const parsed = RunRequest.safeParse(input)
  if (parsed.success) {
    const { data } = parsed
    const isTooLarge = data.mode === 'inspect' && utf8Length(data.text) > MAX_INSPECT_BYTES
    if (isTooLarge) return failure(TOO_LARGE)
    return data.mode === 'call' ? withArguments(data) : success(data)
  }
  const issue = parsed.error.issues[0]
  if (issue?.path[0] === 'text' && issue.code === 'too_big') return failure(TOO_LARGE)
  const place = issue?.path.map(String).join('.') || 'the request'
  return failure(`The run was not started: "${place}" is not as expected.`)
}

/** What is checked and recorded is the value, what is sent is the text: they must be the same. */
function withArguments(request: CallRequest): Outcome<RunRequest, string> {
  const { argumentsText } = request
  if (argumentsText === undefined) return success(request)
  const sent = recordableArguments(readText(argumentsText))
  if (sent === undefined) return failure(OTHER_TEXT)
  // Without a value the text says all: a browser cannot send every key.
  if (request.arguments === undefined) return success({ ...request, arguments: sent })
  return jsonEqual(sent, recordableArguments(request.arguments))
    ? success(request)
    : failure(OTHER_TEXT)
}

function readText(text: string): unknown {
  try {
    return nearestValue(text)
  } catch {
    // No JSON, and so no arguments of any tool.
    return Symbol('no JSON')
  }
}
