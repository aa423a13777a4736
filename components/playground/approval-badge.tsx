import { IconShieldCheck, IconShieldHalf } from '@tabler/icons-react'
import type { ToolApproval } from '#lib/contract/tool.ts'
import styles from './tool-list.module.css'

/** Whether an administrator must agree before the tool runs; the short form leaves out what is usual. */
export function ApprovalBadge({
  approval,
  isShort,
}: {
  approval: ToolApproval
  isShort?: boolean
}) {
  if (approval === 'required') {
    return (
      <span className={styles.approval} data-required>
        <IconShieldHalf size={13} stroke={1.8} aria-hidden="true" />
        {isShort ? 'approval' : 'Needs approval'}
      </span>
    )
  }
  if (isShort) return null
  return (
    <span className={styles.approval}>
      <IconShieldCheck size={13} stroke={1.8} aria-hidden="true" />
      Runs without approval
    </span>
  )
}
