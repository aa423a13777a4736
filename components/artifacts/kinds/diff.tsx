'use client'

import { useMemo } from 'react'
import { TextViewer } from '#components/inspector/text/text-viewer.tsx'
import type { JsonObject } from '#lib/base/json.ts'
import { lineChanges, linesOf } from '#lib/contract/line-changes.ts'
import { unifiedPatch } from '#lib/contract/unified-patch.ts'

/** A text before and after it was changed. */
export function DiffArtifact({ payload, title }: { payload: JsonObject; title: string }) {
  const patch = useMemo(() => {
    const { old, new: changed } = payload
    const oldLines = linesOf(typeof old === 'string' ? old : '')
    const newLines = linesOf(typeof changed === 'string' ? changed : '')
    return unifiedPatch({ oldLines, newLines, changes: lineChanges(oldLines, newLines) })
  }, [payload])
  return <TextViewer text={patch} label={title} wrapsAtFirst={false} />
}
