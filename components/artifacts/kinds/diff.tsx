'use client'

import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { DiffView } from '../diff/diff-view.tsx'

/** A text before and after it was changed. */
export function DiffArtifact({ payload, title }: { payload: JsonObject; title: string }) {
  return (
    <DiffView
      oldText={textOf(payload.old)}
      newText={textOf(payload.new)}
      path={textOf(payload.path)}
      label={title}
    />
  )
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : ''
}
