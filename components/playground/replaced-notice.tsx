import { Button, CloseButton } from '@mantine/core'
import { LocalTime } from '#components/shell/local-time.tsx'
import type { LoadedFrom, Replacement } from './replacement.ts'
import styles from './tool-pane.module.css'

/** Says that arguments were loaded, what has to be done with a template, and offers the way back. */
export function ReplacedNotice(props: {
  replacement: Replacement | null
  onSwap: () => void
  onForget: () => void
}) {
  const { replacement } = props
  return (
    <div role="status" className={replacement ? styles.replaced : styles.notReplaced}>
      {replacement && (
        <>
          <p data-template={(replacement.from.isTemplate && !replacement.isUndone) || undefined}>
            <ReplacedText {...replacement} />
          </p>
          <Button variant="subtle" size="compact-xs" onClick={props.onSwap}>
            {replacement.isUndone ? 'Load again' : 'Undo'}
          </Button>
          <CloseButton size="xs" aria-label="Close this notice" onClick={props.onForget} />
        </>
      )}
    </div>
  )
}

function ReplacedText({ from, isUndone }: Replacement) {
  if (isUndone) return 'What was written before is back.'
  return (
    <>
      Loaded <Source from={from} />.
      {from.isTemplate && (
        <>
          {' '}
          <strong>It is a template:</strong> parts of it were masked, as by “[email 1]”, or cut when
          it was kept. Fill them in before you run it.
        </>
      )}
    </>
  )
}

function Source({ from }: { from: LoadedFrom }) {
  if ('savedAs' in from) {
    return (
      <>
        “<bdi>{from.savedAs}</bdi>”
      </>
    )
  }
  return (
    <>
      the arguments of the run of <LocalTime at={from.runAt} format="short" />
    </>
  )
}
