'use client'

import type { MouseEvent, ReactNode } from 'react'
import styles from './tool-list.module.css'

/** One entry of the list: a link, so that it opens in a tab of its own too. */
export function ListEntry(props: {
  href: string
  isChosen: boolean
  name: ReactNode
  badge?: ReactNode
  detail: string
  onChoose: () => void
}) {
  return (
    <a
      href={props.href}
      className={styles.entry}
      aria-current={props.isChosen ? 'true' : undefined}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        props.onChoose()
      }}
    >
      <span className={styles.name}>
        <span className={styles.label}>{props.name}</span>
        {props.badge}
      </span>
      <span className={styles.detail}>{props.detail}</span>
    </a>
  )
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
}
