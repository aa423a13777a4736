'use client'

import { TextViewer } from '#components/inspector/text/text-viewer.tsx'
import type { JsonObject } from '#lib/base/json.ts'

/** Plain text. */
export function TextArtifact({ payload, title }: { payload: JsonObject; title: string }) {
  return <TextViewer text={typeof payload.text === 'string' ? payload.text : ''} label={title} />
}
