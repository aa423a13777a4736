'use client'

import type { Icon } from '@tabler/icons-react'
import { IconAlertTriangle, IconAlignLeft, IconBraces, IconTable } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { JsonObject } from '#lib/base/json.ts'
import { errorFault, jsonFault, textFault } from './payload-faults.ts'
import { tableFault } from './table/table-fault.ts'

/** What shows the payload of one kind of artifact, loaded when it is first shown. */
export type ArtifactRenderer = {
  readonly label: string
  readonly icon: Icon
  /** Why `Body` can't show the payload, in words of its shape; null where it can. */
  fault(payload: JsonObject): string | null
  readonly Body: ComponentType<{ payload: JsonObject; title: string }>
}

/**
 * The renderer of each kind, by its name. A `Map`, because the name that looks one up comes from a tool. A new
 * kind is one file in `kinds/` and its entry here.
 */
export const ARTIFACT_RENDERERS: ReadonlyMap<string, ArtifactRenderer> = new Map([
  [
    'table',
    {
      label: 'Table',
      icon: IconTable,
      fault: tableFault,
      Body: dynamic(() => import('./kinds/table.tsx').then((kind) => kind.TableArtifact), {
        ssr: false,
      }),
    },
  ],
  [
    'text',
    {
      label: 'Text',
      icon: IconAlignLeft,
      fault: textFault,
      Body: dynamic(() => import('./kinds/text.tsx').then((kind) => kind.TextArtifact), {
        ssr: false,
      }),
    },
  ],
  [
    'json',
    {
      label: 'JSON',
      icon: IconBraces,
      fault: jsonFault,
      Body: dynamic(() => import('./kinds/json.tsx').then((kind) => kind.JsonArtifact), {
        ssr: false,
      }),
    },
  ],
  [
    'error',
    {
      label: 'Error',
      icon: IconAlertTriangle,
      fault: errorFault,
      Body: dynamic(() => import('./kinds/error.tsx').then((kind) => kind.ErrorArtifact), {
        ssr: false,
      }),
    },
  ],
])
