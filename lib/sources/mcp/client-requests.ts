import {
  type Client,
  type ClientCapabilities,
  type ElicitRequest,
  type ElicitResult,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/client'
import * as z from 'zod'
import { isObject, type JsonObject } from '#lib/base/json.ts'
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
    return { roots: {}, elicitation: { form: {} } }
  }

  answerOn(client: Client): void {
    client.setRequestHandler('roots/list', () => ({
      roots: this.#ports.roots.map((uri) => ({ uri })),
    }))
    client.setRequestHandler('elicitation/create', ({ params }) => this.#elicited(params))
    client.fallbackRequestHandler = async ({ method }) => {
      if (method !== 'sampling/createMessage') {
        this.#ports.onNote('The server asked for something that Vitrine does not offer.')
        throw new ProtocolError(ProtocolErrorCode.MethodNotFound, 'Vitrine does not offer this.')
      }
      this.#ports.onNote('The server asked for an answer of a model (sampling) and was refused.')
      throw new ProtocolError(SAMPLING_REFUSED, NO_SAMPLING)
    }
  }

  /**
   * Nothing in a question says which call it belongs to. It is put to the administrator where one call alone is open;
   * of several, it could be shown in the wrong run, and is not.
   */
  async #elicited(params: ElicitRequest['params']): Promise<ElicitResult> {
    const [call, other] = [...this.#calls].filter(({ elicit }) => elicit !== undefined)
    if (!call?.elicit || other || !('requestedSchema' in params)) {
      this.#ports.onNote(other ? AMBIGUOUS : UNASKABLE)
      return { action: 'cancel' }
    }
    const schema = Schema.safeParse(params.requestedSchema)
    if (!schema.success) return { action: 'cancel' }
    const answer = await call.elicit({ message: params.message, schema: schema.data })
    if (answer.action !== 'accept') return answer
    const content = Content.safeParse(answer.content)
    return content.success ? { action: 'accept', content: content.data } : { action: 'cancel' }
  }

  /** A call begins, which the server may ask about; the function that is given says that it has ended. */
  callBegins(context: ToolContext): () => void {
    this.#calls.add(context)
    return () => {
      this.#calls.delete(context)
    }
  }
}

const AMBIGUOUS =
  'The server asked a question while several calls were open, so that it could belong to any of them; it was not put.'

const UNASKABLE =
  'The server asked a question that could not be put: no call is open that somebody looks at, or it is no form.'

const Schema = z.custom<JsonObject>(isObject)

/** What a form of MCP can give. */
const Content = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
)

/** As the MCP specification gives it for a request that a user rejected. */
const SAMPLING_REFUSED = -1
