import { Button } from '@mantine/core'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import styles from './rows.module.css'

/** A text opened in full, and what it is. */
export type WholeText = { readonly name: string; readonly text: string }

/** Characters of a text in its row; the whole opens below the rows. */
const ROW_CHARACTERS = 300
/** Lines of a text in its row. */
const ROW_LINES = 6

/** A foreign text in a row: short ones whole, of a longer one the start and a button for the rest. */
export function RowText(props: {
  text: string
  /** Names the whole text, e.g. "Item 3". */
  name: string
  onOpen: (whole: WholeText) => void
}) {
  const { text, name, onOpen } = props
  const start = startOf(text)
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

function startOf(text: string): string {
  let end = 0
  for (let line = 0; line < ROW_LINES && end >= 0 && end < ROW_CHARACTERS; line++) {
    end = text.indexOf('\n', end + 1)
  }
  const cut = end < 0 || end > ROW_CHARACTERS ? ROW_CHARACTERS : end
  return text.slice(0, cut).toWellFormed()
}
