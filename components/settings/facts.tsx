import type { ReactNode } from 'react'
import styles from './settings.module.css'

/** One setting that is read from the environment or the configuration file. */
export type Fact = { readonly name: string; readonly value: ReactNode; readonly from: string }

/** Settings that can't be changed here, and where they can. */
export function Facts({
  title,
  lead,
  facts,
}: {
  title: string
  lead: string
  facts: readonly Fact[]
}) {
  const id = `facts-${title.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      <dl className={styles.facts}>
        {facts.map(({ name, value, from }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>
              <bdi className={styles.value}>{value}</bdi>
              <span className={styles.from}>{from}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
