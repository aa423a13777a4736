import { IconHandStop } from '@tabler/icons-react'
import Link from 'next/link'
import { heldWords } from './held-tool.ts'
import styles from './tool-list.module.css'

/** Marks a tool that may not run now, in a word. */
export function HeldBadge({ standing }: { standing: string }) {
  return (
    <span className={styles.approval} data-required>
      <IconHandStop size={13} stroke={1.8} aria-hidden="true" />
      {heldWords(standing).mark}
    </span>
  )
}

/** Why a tool may not run now, and the way to where that is decided. */
export function HeldNote({ toolName, standing }: { toolName: string; standing: string }) {
  return (
    <p className={styles.heldNote} role="status">
      {heldWords(standing).reason}{' '}
      <Link href={`/tools?tool=${encodeURIComponent(toolName)}`} prefetch={false}>
        Look at what it says
      </Link>
    </p>
  )
}
