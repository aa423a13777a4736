'use client'

import { useMemo } from 'react'
import type { JsonObject } from '#lib/base/json.ts'
import { readTable } from '../table/table-fault.ts'
import { TableView } from '../table/table-view.tsx'

/** Rows under named columns. */
export function TableArtifact({ payload, title }: { payload: JsonObject; title: string }) {
  const content = useMemo(() => readTable(payload), [payload])
  return content && <TableView content={content} title={title} />
}
