import {
  type Client,
  type ClientCapabilities,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/client'
import type { ToolContext } from '#lib/contract/tool.ts'

/** What a server may ask of its client, and what it is told. */
export type AskedPorts = {
  readonly roots: readonly string[]
  readonly onNote: (text: string) => void
}

const NO_SAMPLING =
  'Vitrine lends no model to servers: sampling is refused. Return what the model should read as the result of the tool.'

/** Answers what a server asks while its tools run. */
export class ClientRequests {
  readonly #ports: AskedPorts
  readonly #calls = new Set<ToolContext>()

  constructor(ports: AskedPorts) {
    this.#ports = ports
  }

  get capabilities(): ClientCapabilities {
    return { roots: {} }
  }

  answerOn(client: Client): void {
    client.setRequestHandler('roots/list', () => ({
      roots: this.#ports.roots.map((uri) => ({ uri })),
    }))
    client.fallbackRequestHandler = async ({ method }) => {
      if (method !== 'sampling/createMessage') {
        this.#ports.onNote('The server asked for something that Vitrine does not offer.')
        throw new ProtocolError(ProtocolErrorCode.MethodNotFound, 'Vitrine does not offer this.')
      }
      this.#ports.onNote('The server asked for an answer of a model (sampling) and was refused.')
      throw new ProtocolError(SAMPLING_REFUSED, NO_SAMPLING)
    }
  }

  /** A call begins, which the server may ask about; the function that is given says that it has ended. */
  callBegins(context: ToolContext): () => void {
    this.#calls.add(context)
    return () => {
      this.#calls.delete(context)
    }
  }
}

/** As the MCP specification gives it for a request that a user rejected. */
const SAMPLING_REFUSED = -1
