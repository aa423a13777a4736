import type { PrivacyReceipt } from '#lib/events/run-step.ts'
import { ForeignText } from '../text/foreign-text.tsx'
import styles from './tabs.module.css'

/** Masks listed; the rest is counted. */
const MAX_MASKS = 12

/** What the privacy filter says it did: names and counts, never a value. */
export function ReceiptList({ receipt }: { receipt: PrivacyReceipt }) {
  const { level, filterVersion, removed, masked } = receipt
  const count = masked.reduce((sum, mask) => sum + mask.count, 0)
  const masks = masked.slice(0, MAX_MASKS)
  return (
    <dl className={styles.receipt} aria-label="Receipt of the privacy filter">
      <dt>Receipt</dt>
      <dd>
        {level}, filter version {filterVersion}
      </dd>
      <dt>Removed</dt>
      <dd>{removed.length === 0 ? 'nothing' : <ForeignText text={removed.join(', ')} />}</dd>
      <dt>Masked</dt>
      <dd>
        {count === 0 && 'nothing'}
        {masks.map(({ rule, path, count: times }) => (
          <div key={`${rule} ${path}`}>
            {rule} ×{times} <ForeignText text={path} maxCharacters={120} />
          </div>
        ))}
        {masked.length > masks.length && `and ${masked.length - masks.length} more places`}
      </dd>
    </dl>
  )
}
