import { randomUUID } from 'node:crypto'
import { isObject } from '#lib/base/json.ts'

/**
 * Arguments whose JSON text is sent byte for byte: the client is given a placeholder, and the transport puts
 * the text in its place in the serialised message. Digits that a JavaScript number cannot hold survive so.
 */
export class ExactArguments {
  readonly #texts = new Map<string, string>()

  /**
   * What to give the client for `text`, and how to forget it after the call; null where the text is no JSON object,
   * so that it could say more in the message than arguments.
   */
  hold(text: string | undefined): { readonly placeholder: string; release(): void } | null {
    if (text === undefined || !isObjectText(text)) return null
    const placeholder = `vitrine-arguments-${randomUUID()}`
    // A line ends a message of stdio; in JSON text a newline can only stand between values.
    this.#texts.set(JSON.stringify(placeholder), text.replaceAll(/[\r\n]/g, ' '))
    return { placeholder, release: () => this.#texts.delete(JSON.stringify(placeholder)) }
  }

  /** The serialised message with every placeholder replaced. */
  applied(message: string): string {
    let applied = message
    for (const [placeholder, text] of this.#texts) {
      // By a function: a replacement text would have `$&` and the like read.
      if (applied.includes(placeholder)) applied = applied.replace(placeholder, () => text)
    }
    return applied
  }
}

function isObjectText(text: string): boolean {
  try {
    return isObject(JSON.parse(text))
  } catch {
    return false
  }
}
