'use client'

import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import { TextViewer } from '#components/inspector/text/text-viewer.tsx'
import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { useCodeTokens } from '../code/use-code-tokens.ts'

/** Languages whose lines may break anywhere, and none at all. */
const PROSE: ReadonlySet<string> = new Set(['', 'markdown', 'text/plain', 'text/markdown'])

/** A text whose lines count, numbered, wrapped at first only where it is prose; below it what it wrote. */
export function CodeArtifact({ payload, title }: { payload: JsonObject; title: string }) {
  const { output } = payload
  const text = textOf(payload.text)
  const filename = textOf(payload.filename)
  const lang = textOf(payload.lang)
  const tokens = useCodeTokens(text, lang, filename)
  return (
    <>
      <TextViewer
        text={text}
        tokens={tokens}
        label={title}
        copyLabel="Copy the exact code"
        wrapsAtFirst={PROSE.has(lang)}
        facts={<Facts filename={filename} lang={lang} />}
      />
      {typeof output === 'string' && (
        <TextViewer
          text={output}
          label={`${title}: output`}
          copyLabel="Copy the exact output"
          facts="Output"
        />
      )}
    </>
  )
}

function Facts({ filename, lang }: { filename: string; lang: string }) {
  return (
    <>
      {filename !== '' && <ForeignText text={filename} maxCharacters={120} />}
      {filename !== '' && lang !== '' && ' · '}
      {lang !== '' && <ForeignText text={lang} maxCharacters={40} />}
    </>
  )
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : ''
}
