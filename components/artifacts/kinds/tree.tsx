'use client'

import type { JsonObject } from '#lib/base/json.ts'
import { TreeView } from '../tree/tree-view.tsx'

/** Things that lie in each other. */
export function TreeArtifact({ payload, title }: { payload: JsonObject; title: string }) {
  return <TreeView payload={payload} title={title} />
}
