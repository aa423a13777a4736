import { CloseButton } from '@mantine/core'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import { TextViewer } from '#components/inspector/text/text-viewer.tsx'
import type { WholeText } from './row-text.tsx'
import styles from './rows.module.css'

/** A long text of one row, in full. */
export function RowPanel({ whole, onClose }: { whole: WholeText; onClose: () => void }) {
  return (
    <section className={styles.panel} aria-label="The whole text">
      <div className={styles.panelHead}>
        <ForeignText text={whole.name} maxCharacters={120} />
        <CloseButton size="sm" aria-label="Close the whole text" onClick={onClose} />
      </div>
      <TextViewer text={whole.text} label="The whole text" />
    </section>
  )
}
