'use client'

import { Button } from '@mantine/core'
import { useState } from 'react'
import { jsonPointer } from '#lib/base/json-pointer.ts'
import { CopyIcon } from '../copy-icon.tsx'
import { ForeignText } from '../text/foreign-text.tsx'
import { TextViewer } from '../text/text-viewer.tsx'
import styles from './json.module.css'
import { ROW_CHARACTERS } from './json-row-view.tsx'
import { type JsonNode, nodePath } from './json-rows.ts'
import { jsonText } from './json-text.ts'
import { scalarText } from './scalar-text.ts'
import type { JsonTreeState } from './use-json-tree.ts'

/** Where the active row is, what can be copied of it, and its whole string where the row shows a part. */
export function JsonFoot({ tree }: { tree: JsonTreeState }) {
  const [wholeOf, setWholeOf] = useState<JsonNode | null>(null)
  const row = tree.rows[tree.active]
  const node = row?.node
  if (!node) return null
  const pointer = jsonPointer(nodePath(node))
  const { value } = node
  const isLong =
    typeof value === 'string' && (value.length > ROW_CHARACTERS || value.includes('\n'))
  return (
    <>
      {isLong && wholeOf === node && (
        <div className={styles.whole}>
          <TextViewer text={value} label="The whole string" copyLabel="Copy the string" />
        </div>
      )}
      <div className={styles.foot}>
        <span className={styles.path}>
          {pointer === '' ? 'root' : <ForeignText text={pointer} maxCharacters={200} />}
        </span>
        {isLong && (
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={() => setWholeOf(wholeOf === node ? null : node)}
          >
            {wholeOf === node
              ? 'Close the string'
              : `Show all ${value.length.toLocaleString('en')} characters`}
          </Button>
        )}
        <CopyIcon label="Copy the path" text={() => pointer} />
        <CopyIcon label="Copy the value" text={() => scalarText(value) ?? jsonText(value)} />
      </div>
    </>
  )
}
