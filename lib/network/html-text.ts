import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { ReadableText } from './readable-text.ts'

/** What a person would read on a page. */
export type HtmlText = { readonly title: string; readonly text: string }

/** What an element does to the text around and in it. */
type Effect = 'skip' | 'line' | 'paragraph' | 'item' | 'cell' | 'verbatim'

const EFFECTS: ReadonlyMap<string, Effect> = new Map<string, Effect>([
  // Content that no browser with scripts and media shows as text.
  ...effect(
    'skip',
    'script style template iframe noembed noframes object audio video canvas datalist',
  ),
  ...effect('paragraph', 'p h1 h2 h3 h4 h5 h6 blockquote ul ol dl table figure section article'),
  ...effect('paragraph', 'header footer main nav aside form fieldset details hr'),
  ...effect('line', 'br div address dt dd tr option summary figcaption caption legend body html'),
  ...effect('item', 'li'),
  ...effect('cell', 'td th'),
  ...effect('verbatim', 'pre textarea xmp listing'),
])

function effect(kind: Effect, names: string): [string, Effect][] {
  return names.split(' ').map((name) => [name, kind])
}

const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)

const HIDING_STYLE = /(?:display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden)/i
const MAX_STYLE_CHARACTERS = 2_000

/**
 * Gives the visible text of an HTML page and its title: without markup, comments, attributes, scripts and
 * elements that are hidden by attribute or inline style. Style sheets and scripts are not looked at. One
 * pass of a tokenizer and no tree, so that neither depth nor broken nesting costs anything.
 */
export function htmlText(html: string): HtmlText {
  const reader = new HtmlReader(html)
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, reader)
  tokenizer.write(html)
  tokenizer.end()
  return reader.result()
}

const ignore = () => undefined

class HtmlReader implements TokenizerCallbacks {
  readonly #html: string
  readonly #text = new ReadableText()
  #title = ''
  #hasTitle = false
  #inTitle = false
  /** The element whose content is left out, and how many of its name are open in it. */
  #skipped = { name: '', depth: 0 }
  #verbatimDepth = 0
  #tag = ''
  #attribute = ''
  #style = ''
  #isHidden = false

  constructor(html: string) {
    this.#html = html
  }

  result(): HtmlText {
    return { title: this.#title.replace(/\s+/g, ' ').trim(), text: this.#text.end() }
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#html.slice(start, end).toLowerCase()
    this.#style = ''
    this.#isHidden = false
  }

  onattribname(start: number, end: number): void {
    this.#attribute = this.#html.slice(start, end).toLowerCase()
    if (this.#attribute === 'hidden') this.#isHidden = true
  }

  onattribdata(start: number, end: number): void {
    if (this.#attribute !== 'style') return
    this.#style += this.#html.slice(start, end).slice(0, MAX_STYLE_CHARACTERS - this.#style.length)
  }

  onattribentity(codepoint: number): void {
    if (this.#attribute === 'style' && this.#style.length < MAX_STYLE_CHARACTERS) {
      this.#style += String.fromCodePoint(codepoint)
    }
  }

  onopentagend(): void {
    const name = this.#tag
    if (this.#skipped.depth > 0) {
      if (name === this.#skipped.name) this.#skipped.depth++
      return
    }
    if (name === 'title') this.#inTitle = !this.#hasTitle
    const isHidden = this.#isHidden || HIDING_STYLE.test(this.#style)
    if ((isHidden || EFFECTS.get(name) === 'skip') && !VOID_ELEMENTS.has(name)) {
      this.#skipped = { name, depth: 1 }
    } else this.#break(name, true)
  }

  onselfclosingtag(): void {
    // HTML knows no empty-element tags: `<div/>` opens a div.
    this.onopentagend()
  }

  onclosetag(start: number, end: number): void {
    const name = this.#html.slice(start, end).toLowerCase()
    if (this.#skipped.depth > 0) {
      if (name === this.#skipped.name) this.#skipped.depth--
      return
    }
    if (name === 'title' && this.#inTitle) {
      this.#inTitle = false
      this.#hasTitle = true
    } else this.#break(name, false)
  }

  ontext(start: number, end: number): void {
    this.#add(this.#html.slice(start, end))
  }

  ontextentity(codepoint: number): void {
    this.#add(String.fromCodePoint(codepoint))
  }

  onattribend(): void {
    this.#attribute = ''
  }

  // What stands in these is not shown to a reader.
  readonly oncdata = ignore
  readonly oncomment = ignore
  readonly ondeclaration = ignore
  readonly onprocessinginstruction = ignore
  readonly onend = ignore

  #add(text: string): void {
    if (this.#skipped.depth > 0) return
    if (this.#inTitle) this.#title += text
    else if (this.#verbatimDepth > 0) this.#text.verbatim(text)
    else this.#text.flow(text)
  }

  #break(name: string, isOpening: boolean): void {
    const kind = EFFECTS.get(name)
    if (kind === 'verbatim') {
      this.#verbatimDepth = Math.max(0, this.#verbatimDepth + (isOpening ? 1 : -1))
      this.#text.paragraph()
    } else if (kind === 'paragraph') this.#text.paragraph()
    else if (kind === 'line') this.#text.line()
    else if (kind === 'item') {
      this.#text.line()
      if (isOpening) this.#text.flow('- ')
    } else if (kind === 'cell' && isOpening) this.#text.tab()
  }
}
