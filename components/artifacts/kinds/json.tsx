'use client'

import { JsonTree } from '#components/inspector/json/json-tree.tsx'
import type { JsonObject } from '#lib/base/json.ts'

/** Any JSON value, as a tree. */
export function JsonArtifact({ payload, title }: { payload: JsonObject; title: string }) {
  return <JsonTree value={payload.value ?? null} label={title} />
}
