import type { Ref } from 'react'
import styles from './kept.module.css'

/** What came of the last thing that was done, in a sentence. */
export type Told = { readonly done: string } | { readonly problem: string }

/** Says what came of the last thing that was done; it can take the focus of a button that is gone. */
export function ToldLine({ told, ref }: { told: Told | null; ref?: Ref<HTMLParagraphElement> }) {
  const isProblem = told !== null && 'problem' in told
  return (
    <p
      ref={ref}
      tabIndex={-1}
      role={isProblem ? 'alert' : 'status'}
      className={isProblem ? styles.problem : styles.done}
    >
      {told !== null && ('problem' in told ? told.problem : told.done)}
    </p>
  )
}
