'use client'

import { useEffect, useState } from 'react'
import type { TextTokens } from '#components/inspector/text/row-tokens.ts'
import { inSlices } from '../in-slices.ts'
import { parserOf } from './code-language.ts'

/** UTF-16 units beyond which a text is not coloured. */
const MAX_COLOURED_UNITS = 2_000_000

/** Longest time for one text: what takes longer stays without colours. */
const MOST_MS = 5_000

/**
 * The tokens of a program once it is read; null until then, and where its language is not known here, or it is
 * too long or takes too long. The page stays usable meanwhile: the work is done in slices.
 */
export function useCodeTokens(text: string, lang: string, filename: string): TextTokens | null {
  const [read, setRead] = useState<{ text: string; tokens: TextTokens } | null>(null)
  useEffect(() => {
    const load = parserOf(lang, filename)
    if (!load || text.length > MAX_COLOURED_UNITS) return
    const stop = new AbortController()
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(MOST_MS)])
    const colour = async () => {
      const [parser, { codeTokens }] = await Promise.all([load(), import('./code-tokens.ts')])
      const tokens = await inSlices(codeTokens(parser, text), signal)
      if (tokens) setRead({ text, tokens })
    }
    // Without colours the text is as whole as with them.
    colour().catch(() => setRead(null))
    return () => stop.abort()
  }, [text, lang, filename])
  return read?.text === text ? read.tokens : null
}
