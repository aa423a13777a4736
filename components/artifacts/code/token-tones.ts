import { tagHighlighter, tags } from '@lezer/highlight'
import type { TokenTone } from '#components/inspector/text/row-tokens.ts'

const TONES: readonly (readonly [TokenTone, readonly (typeof tags)['comment'][]])[] = [
  ['comment', [tags.comment, tags.meta, tags.processingInstruction]],
  ['keyword', [tags.keyword, tags.operatorKeyword, tags.self, tags.modifier]],
  ['string', [tags.string, tags.character, tags.regexp, tags.escape, tags.monospace, tags.url]],
  ['number', [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color]],
  ['name', [tags.propertyName, tags.attributeName, tags.tagName, tags.labelName]],
  [
    'definition',
    [
      tags.heading,
      tags.className,
      tags.typeName,
      tags.namespace,
      tags.function(tags.variableName),
      tags.function(tags.definition(tags.variableName)),
      tags.function(tags.propertyName),
      tags.definition(tags.typeName),
    ],
  ],
]

/** Gives the tone of a node's tags as its class, for tags that have one. */
export const TOKEN_HIGHLIGHTER = tagHighlighter(
  TONES.flatMap(([tone, its]) => its.map((tag) => ({ tag, class: tone }))),
)
