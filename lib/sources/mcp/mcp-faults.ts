import {
  ProtocolError,
  SdkError,
  SdkErrorCode,
  SdkHttpError,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { SourceError } from '../source-error.ts'
import { MESSAGE_LIMITS, type MessageFault } from './message-limits.ts'

const MEGABYTE = 1_000_000

const MESSAGE_FAULTS: Readonly<Record<MessageFault['kind'], () => SourceError>> = {
  too_large: () =>
    new SourceError(
      'source_message_too_large',
      `The server answered with a message of more than ${MESSAGE_LIMITS.maxBytes / MEGABYTE} MB, which was not read: ask it for less.`,
    ),
  endless: () =>
    new SourceError(
      'source_message_too_large',
      'The server wrote without end and without a line break; the connection was cut.',
    ),
  too_deep: () =>
    new SourceError(
      'source_message_too_deep',
      `The server answered with a message nested deeper than ${MESSAGE_LIMITS.maxDepth} levels, which was not read.`,
    ),
  not_a_message: () =>
    new SourceError(
      'source_misbehaved',
      'The server answered with something that is no JSON-RPC message.',
    ),
}

/** What a call ends with whose answer could not be read. */
export function messageFault(kind: MessageFault['kind']): SourceError {
  return MESSAGE_FAULTS[kind]()
}

/** What a call ends with whose server answered under an id that was never asked. */
export function wrongIdFault(): SourceError {
  return new SourceError(
    'source_misbehaved',
    'The server answered with the id of a request that it was never sent.',
  )
}

/** What everything ends with where a server floods. */
export function floodFault(): SourceError {
  return new SourceError(
    'source_flooded',
    'The server sent thousands of messages a second that nobody asked for; the connection was cut.',
  )
}

/** What is told of a connection that the server ended; `when` goes on after "connection". */
export function endedFault(when: '' | ' as soon as it stood'): SourceError {
  const message = `The server ended the connection${when}: its log may say why.`
  return new SourceError('source_closed', message)
}

const SDK_FAULTS: Readonly<Partial<Record<SdkErrorCode, () => SourceError>>> = {
  [SdkErrorCode.ConnectionClosed]: closedFault,
  [SdkErrorCode.NotConnected]: closedFault,
  [SdkErrorCode.SendFailed]: closedFault,
  [SdkErrorCode.RequestTimeout]: () =>
    new SourceError('source_silent', 'The server did not answer in time.'),
  [SdkErrorCode.InputRequiredRoundsExceeded]: () =>
    new SourceError('source_misbehaved', 'The server asked again and again and never answered.'),
  [SdkErrorCode.EraNegotiationFailed]: () =>
    new SourceError(
      'source_misbehaved',
      'The server and Vitrine have no version of MCP in common, or it answered the first question in no known way.',
    ),
}

/** The fault in a sentence of ours, whatever the client threw: nothing of the server is quoted. */
export function sourceFault(thrown: unknown): SourceError {
  if (thrown instanceof SourceError) return thrown
  if (thrown instanceof UnauthorizedError) return signInFault()
  if (thrown instanceof SdkHttpError) return httpFault(thrown)
  if (thrown instanceof SdkError) {
    const known = SDK_FAULTS[thrown.code]?.()
    if (known) return known
  }
  if (thrown instanceof ProtocolError) return refusedFault(thrown.code)
  return new SourceError(
    'source_misbehaved',
    'The server could not be reached, or answered in a way that MCP does not know.',
    { cause: thrown },
  )
}

function closedFault(): SourceError {
  return new SourceError(
    'source_closed',
    'The server ended the connection before it answered: its log may say why.',
  )
}

function signInFault(): SourceError {
  return new SourceError(
    'source_sign_in',
    'The service asks for a sign-in: sign in on the page of sources.',
  )
}

function refusedFault(code: number): SourceError {
  return new SourceError(
    'source_refused',
    `The server refused the request with the JSON-RPC error ${code}.`,
  )
}

function httpFault(error: SdkHttpError): SourceError {
  const { status } = error
  if (status === 401) return signInFault()
  const told = typeof status === 'number' ? `HTTP status ${status}` : 'no HTTP status'
  return new SourceError('source_refused', `The service answered with ${told}.`)
}

/** Nobody can sign in at the source. */
export function noSignInFault(): SourceError {
  const message = 'This source has no sign-in: it is reached without one.'
  return new SourceError('source_sign_in', message)
}

/** The source was told to stop. */
export function stoppedFault(): SourceError {
  const message = 'The source was stopped: start it on the page of sources.'
  return new SourceError('source_not_connected', message)
}
