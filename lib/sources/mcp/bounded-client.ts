import {
  Client,
  type ClientOptions,
  type JSONRPCErrorResponse,
  type JSONRPCMessage,
  type JSONRPCNotification,
  type JSONRPCResponse,
  type MessageExtraInfo,
  type Transport,
} from '@modelcontextprotocol/client'
import type { Clock } from '#lib/base/clock.ts'
import { wrongIdFault } from './mcp-faults.ts'
import { MAX_UNASKED_A_SECOND } from './message-limits.ts'
import type { OpenRequests } from './open-requests.ts'

/** How Vitrine names itself to servers. */
const CLIENT_INFO = { name: 'vitrine', version: '0.1.0' }

/**
 * The client of the SDK, which sees to it that an answer under a wrong id ends the call that waits for one, and
 * that a flood of messages nobody asked for ends the connection. (The SDK takes `"3"`, `null` and `[3]` for ids.)
 */
export class BoundedClient extends Client {
  readonly #clock: Clock
  readonly #requests: OpenRequests
  readonly #onFlood: () => void
  #secondFrom = Number.NEGATIVE_INFINITY
  #unasked = 0

  constructor(
    options: ClientOptions,
    ports: { readonly clock: Clock; readonly requests: OpenRequests; readonly onFlood: () => void },
  ) {
    super(CLIENT_INFO, options)
    this.#clock = ports.clock
    this.#requests = ports.requests
    this.#onFlood = ports.onFlood
  }

  override async connect(
    transport: Transport,
    options?: Parameters<Client['connect']>[1],
  ): Promise<void> {
    this.#watchSending(transport)
    await super.connect(transport, options)
  }

  protected override _onresponse(response: JSONRPCResponse | JSONRPCErrorResponse): void {
    const { id } = response
    if (typeof id === 'number' && this.#requests.has(id)) {
      this.#requests.answered(id)
      super._onresponse(response)
    } else if (typeof id === 'number' && this.#requests.hasEnded(id)) {
      this.#requests.answered(id)
      this.#countUnasked()
    } else if (typeof id === 'string' && id.startsWith('listen:')) super._onresponse(response)
    else {
      this.#countUnasked()
      this.#requests.end({ ids: [] }, wrongIdFault())
    }
  }

  protected override _onnotification(
    notification: JSONRPCNotification,
    extra?: MessageExtraInfo,
  ): void {
    if (this.#countUnasked()) super._onnotification(notification, extra)
  }

  /** False once there are too many. */
  #countUnasked(): boolean {
    const now = this.#clock.monotonic()
    if (now - this.#secondFrom >= 1000) {
      this.#secondFrom = now
      this.#unasked = 0
    }
    if (++this.#unasked <= MAX_UNASKED_A_SECOND) return true
    if (this.#unasked === MAX_UNASKED_A_SECOND + 1) this.#onFlood()
    return false
  }

  #watchSending(transport: Transport): void {
    const send = transport.send.bind(transport)
    transport.send = (message: JSONRPCMessage, options) => {
      if ('method' in message && 'id' in message && typeof message.id === 'number') {
        this.#requests.sent(message.id)
      }
      return send(message, options)
    }
  }
}
