'use client'

import type { Icon } from '@tabler/icons-react'
import {
  IconAlertTriangle,
  IconAlignLeft,
  IconBinaryTree,
  IconBraces,
  IconCode,
  IconFileDiff,
  IconLink,
  IconList,
  IconListDetails,
  IconPhoto,
  IconTable,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { loadedLater } from '#components/shell/loaded-later.tsx'
import type { JsonObject } from '#lib/base/json.ts'
import {
  codeFault,
  diffFault,
  errorFault,
  imageFault,
  jsonFault,
  keyValueFault,
  linkFault,
  listFault,
  textFault,
} from './payload-faults.ts'
import { tableFault } from './table/table-fault.ts'
import { treeFault } from './tree/tree-rows.ts'

/** What shows the payload of one kind of artifact, loaded when it is first shown. */
export type ArtifactRenderer = {
  readonly label: string
  readonly icon: Icon
  /** Why `Body` can't show the payload, in words of its shape; null where it can. */
  fault(payload: JsonObject): string | null
  readonly Body: ComponentType<{ payload: JsonObject; title: string }>
}

/** Stands for a body while its code is on its way: for a moment, and the card has its heading already. */
function Nothing() {
  return null
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
      Body: loadedLater(
        () => import('./kinds/table.tsx').then((kind) => kind.TableArtifact),
        Nothing,
      ),
    },
  ],
  [
    'text',
    {
      label: 'Text',
      icon: IconAlignLeft,
      fault: textFault,
      Body: loadedLater(
        () => import('./kinds/text.tsx').then((kind) => kind.TextArtifact),
        Nothing,
      ),
    },
  ],
  [
    'tree',
    {
      label: 'Tree',
      icon: IconBinaryTree,
      fault: treeFault,
      Body: loadedLater(
        () => import('./kinds/tree.tsx').then((kind) => kind.TreeArtifact),
        Nothing,
      ),
    },
  ],
  [
    'list',
    {
      label: 'List',
      icon: IconList,
      fault: listFault,
      Body: loadedLater(
        () => import('./kinds/list.tsx').then((kind) => kind.ListArtifact),
        Nothing,
      ),
    },
  ],
  [
    'key_value',
    {
      label: 'Details',
      icon: IconListDetails,
      fault: keyValueFault,
      Body: loadedLater(
        () => import('./kinds/key-value.tsx').then((kind) => kind.KeyValueArtifact),
        Nothing,
      ),
    },
  ],
  [
    'link',
    {
      label: 'Links',
      icon: IconLink,
      fault: linkFault,
      Body: loadedLater(
        () => import('./kinds/link.tsx').then((kind) => kind.LinkArtifact),
        Nothing,
      ),
    },
  ],
  [
    'code',
    {
      label: 'Code',
      icon: IconCode,
      fault: codeFault,
      Body: loadedLater(
        () => import('./kinds/code.tsx').then((kind) => kind.CodeArtifact),
        Nothing,
      ),
    },
  ],
  [
    'diff',
    {
      label: 'Changes',
      icon: IconFileDiff,
      fault: diffFault,
      Body: loadedLater(
        () => import('./kinds/diff.tsx').then((kind) => kind.DiffArtifact),
        Nothing,
      ),
    },
  ],
  [
    'image',
    {
      label: 'Images',
      icon: IconPhoto,
      fault: imageFault,
      Body: loadedLater(
        () => import('./kinds/image.tsx').then((kind) => kind.ImageArtifact),
        Nothing,
      ),
    },
  ],
  [
    'json',
    {
      label: 'JSON',
      icon: IconBraces,
      fault: jsonFault,
      Body: loadedLater(
        () => import('./kinds/json.tsx').then((kind) => kind.JsonArtifact),
        Nothing,
      ),
    },
  ],
  [
    'error',
    {
      label: 'Error',
      icon: IconAlertTriangle,
      fault: errorFault,
      Body: loadedLater(
        () => import('./kinds/error.tsx').then((kind) => kind.ErrorArtifact),
        Nothing,
      ),
    },
  ],
])
