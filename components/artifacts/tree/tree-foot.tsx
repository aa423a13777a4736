import { Button } from '@mantine/core'
import { useState } from 'react'
import { RowPanel } from '../rows/row-panel.tsx'
import type { WholeText } from '../rows/row-text.tsx'
import styles from './tree.module.css'
import { LABEL_CHARACTERS, VALUE_CHARACTERS } from './tree-row-view.tsx'
import type { TreeRow } from './tree-rows.ts'

/** Opens the texts of the active row that are too long for it. */
export function TreeFoot({ row }: { row: TreeRow | undefined }) {
  const [whole, setWhole] = useState<WholeText | null>(null)
  const texts = row ? cutTexts(row) : []
  return (
    <>
      {texts.length > 0 && (
        <div className={styles.foot}>
          {texts.map((text) => (
            <Button
              key={text.name}
              variant="subtle"
              size="compact-xs"
              onClick={() => setWhole(text)}
            >
              Show all of {text.name}
            </Button>
          ))}
        </div>
      )}
      {whole && <RowPanel whole={whole} onClose={() => setWhole(null)} />}
    </>
  )
}

function cutTexts({ label, value }: TreeRow): readonly WholeText[] {
  return [
    ...(label.length > LABEL_CHARACTERS ? [{ name: 'the label', text: label }] : []),
    ...(value !== null && value.length > VALUE_CHARACTERS
      ? [{ name: 'the value', text: value }]
      : []),
  ]
}
