import type { ReactNode } from 'react'
import styles from './message-page.module.css'

/** A page that holds nothing but a message: what is the matter, and what to do. */
export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}
