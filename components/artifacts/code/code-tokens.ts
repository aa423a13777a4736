import type { Parser, PartialParse, Tree, TreeCursor } from '@lezer/common'
import { getStyleTags } from '@lezer/highlight'
import { TextTokens, TOKEN_TONES } from '#components/inspector/text/row-tokens.ts'
import { TOKEN_HIGHLIGHTER } from './token-tones.ts'

/** Nodes of the tree between two places where the work can be laid down. A step of the parser may be dear alone. */
const NODES = 512

/**
 * Reads `text` as a program, a little at each `next`, and gives its tokens at the end. What makes no sense to the
 * parser is not coloured.
 */
export function* codeTokens(parser: Parser, text: string): Generator<undefined, TextTokens> {
  return yield* tokensOf(yield* parsed(parser.startParse(text)))
}

function* parsed(parse: PartialParse): Generator<undefined, Tree> {
  for (let tree = parse.advance(); ; tree = parse.advance()) {
    if (tree) return tree
    yield
  }
}

/** No tone. */
const PLAIN = -1

const INDEX_OF_TONE: ReadonlyMap<string, number> = new Map(
  TOKEN_TONES.map((tone, index) => [tone, index]),
)

/** Walks the tree in the order of the text. A node without a tone has that of the node around it. */
function* tokensOf(tree: Tree): Generator<undefined, TextTokens> {
  const painter = new Painter()
  const cursor = tree.cursor()
  for (let node = 1; ; node++) {
    painter.enter(cursor.from, cursor.to, toneOf(cursor))
    if (!cursor.next()) return painter.finish()
    if (node % NODES === 0) yield
  }
}

function toneOf(node: TreeCursor): number {
  const style = getStyleTags(node)
  const tone = style && TOKEN_HIGHLIGHTER.style(style.tags)
  return INDEX_OF_TONE.get(tone ?? '') ?? PLAIN
}

/** Makes one run of tokens out of nodes inside one another. */
class Painter {
  readonly #starts: number[] = []
  readonly #ends: number[] = []
  readonly #tones: number[] = []
  /** The nodes around the place: where each ends, and its tone. */
  readonly #around: { readonly to: number; readonly tone: number }[] = []
  #at = 0

  /** Takes a node that begins behind the one before, or inside it. */
  enter(from: number, to: number, tone: number): void {
    this.#leave(from)
    const outer = this.#around.at(-1)?.tone ?? PLAIN
    this.#paint(from, outer)
    this.#around.push({ to, tone: tone === PLAIN ? outer : tone })
  }

  finish(): TextTokens {
    this.#leave(Number.POSITIVE_INFINITY)
    return new TextTokens(this.#starts, this.#ends, this.#tones)
  }

  #leave(from: number): void {
    for (let last = this.#around.at(-1); last && last.to <= from; last = this.#around.at(-1)) {
      this.#paint(last.to, last.tone)
      this.#around.pop()
    }
  }

  #paint(to: number, tone: number): void {
    if (to <= this.#at) return
    const last = this.#ends.length - 1
    if (tone !== PLAIN) {
      if (this.#ends[last] === this.#at && this.#tones[last] === tone) this.#ends[last] = to
      else {
        this.#starts.push(this.#at)
        this.#ends.push(to)
        this.#tones.push(tone)
      }
    }
    this.#at = to
  }
}
