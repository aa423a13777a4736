'use client'

import { Button, Modal } from '@mantine/core'
import { IconRefresh, IconTrash } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { usePolicyChange } from '#components/settings/use-policy-change.ts'
import { SignInButton } from './sign-in-button.tsx'
import type { SourceActions, SourceDetail } from './source.ts'
import detailStyles from './source-detail.module.css'
import styles from './sources.module.css'

/** What can be done with a source: connect anew, sign in, remove. */
export function SourceButtons(props: { source: SourceDetail; actions: SourceActions }) {
  const { source, actions } = props
  const { name } = source
  const router = useRouter()
  const [isRemoving, setRemoving] = useState(false)
  const { change, isChanging, problem } = usePolicyChange()
  const remove = () =>
    change(
      () => actions.remove(name),
      () => router.push('/sources'),
    )
  return (
    <>
      <div className={styles.buttons}>
        <Button
          variant="default"
          leftSection={<IconRefresh size={15} stroke={1.7} />}
          loading={isChanging}
          onClick={() => change(() => actions.reconnect(name))}
        >
          Reconnect
        </Button>
        {source.canSignIn && (
          <SignInButton
            name={name}
            isNeeded={source.state === 'sign_in'}
            begin={actions.beginSignIn}
          />
        )}
        {source.added && (
          <Button
            variant="default"
            leftSection={<IconTrash size={15} stroke={1.7} />}
            onClick={() => setRemoving(true)}
          >
            Remove
          </Button>
        )}
      </div>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Modal
        opened={isRemoving}
        onClose={() => setRemoving(false)}
        title={`Remove the source ${name}?`}
      >
        <p className={detailStyles.modalText}>
          Its tools go, and its sign-in is forgotten. What was decided of its definitions stays on
          record.
        </p>
        <div className={styles.buttons}>
          <Button color="red" loading={isChanging} onClick={remove}>
            Remove
          </Button>
          <Button variant="default" onClick={() => setRemoving(false)}>
            Keep
          </Button>
        </div>
      </Modal>
    </>
  )
}
