'use client'

import { Button, Group, Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import styles from './link.module.css'
import type { OpenableLink } from './openable-link.ts'

/** Characters of the address in the question; the link itself has the whole. */
const ADDRESS_CHARACTERS = 2_000

/** Asks before a foreign address is opened, and names the host that would be asked. */
export function LinkConfirmation(props: { link: OpenableLink | null; onClose: () => void }) {
  const { link, onClose } = props
  const shown = useLatest(link)
  return (
    <Modal
      opened={link !== null}
      onClose={onClose}
      title="Open this address?"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {shown && (
        <>
          <p className={styles.question}>
            It came from a tool.{' '}
            {shown.opens === 'mail'
              ? 'Your mail program would begin a message to somebody at'
              : 'A new tab would ask the host'}{' '}
            <strong className={styles.host}>
              <ForeignText text={shown.host} />
            </strong>
            {shown.opens === 'mail' ? ', as follows' : ' for'}
          </p>
          <p className={styles.address}>
            <ForeignText text={shown.href} maxCharacters={ADDRESS_CHARACTERS} />
          </p>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} data-autofocus>
              Cancel
            </Button>
            <Button
              component="a"
              href={shown.href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={onClose}
            >
              {shown.opens === 'mail' ? 'Open the mail program' : 'Open in a new tab'}
            </Button>
          </Group>
        </>
      )}
    </Modal>
  )
}

/** The last link there was, so that the question does not empty while it fades out. */
function useLatest(link: OpenableLink | null): OpenableLink | null {
  const [latest, setLatest] = useState(link)
  useEffect(() => {
    if (link) setLatest(link)
  }, [link])
  return link ?? latest
}
