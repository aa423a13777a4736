import { Button } from '@mantine/core'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import { ROW_CHARACTERS, rowStart } from './row-start.ts'
import styles from './rows.module.css'

/** A text opened in full, and what it is. */
export type WholeText = { readonly name: string; readonly text: string }

/** A foreign text in a row: short ones whole, of a longer one the start and a button for the rest. */
export function RowText(props: {
  text: string
  /** Names the whole text, e.g. "Item 3". */
  name: string
  onOpen: (whole: WholeText) => void
}) {
  const { text, name, onOpen } = props
  const start = rowStart(text)
  const left = text.length - start.length
  return (
    <>
      <ForeignText text={start} maxCharacters={ROW_CHARACTERS} />
      {left > 0 && (
        <>
          <span className={styles.left}> … {left.toLocaleString('en')} more</span>{' '}
          <Button
            className={styles.open}
            variant="subtle"
            size="compact-xs"
            aria-label={`Show all of ${name}`}
            onClick={() => onOpen({ name, text })}
          >
            Show all
          </Button>
        </>
      )}
    </>
  )
}
