'use client'

import { Kbd, Modal, Switch } from '@mantine/core'
import { useOs } from '@mantine/hooks'
import { Fragment } from 'react'
import styles from './key-help.module.css'
import { KEY_GROUPS, type KeyGroup, MOD } from './keys.ts'
import { useSingleKeys } from './use-single-keys.ts'

/** The list of keys, and the switch for those without a modifier. */
export function KeyHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [singleKeys, setSingleKeys] = useSingleKeys()
  const os = useOs()
  const mod = os === 'macos' || os === 'ios' ? '⌘' : 'Ctrl'
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Keyboard"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={styles.groups}>
        {KEY_GROUPS.map((group) => (
          <KeyList key={group.title} group={group} mod={mod} />
        ))}
      </div>
      <Switch
        className={styles.single}
        checked={singleKeys}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
        label="Keys without Ctrl or ⌘"
        description="Turn off where speech input or a reading aid presses them by accident."
      />
    </Modal>
  )
}

function KeyList({ group, mod }: { group: KeyGroup; mod: string }) {
  return (
    <section>
      <h3 className={styles.title}>{group.title}</h3>
      <dl className={styles.list}>
        {group.keys.map(({ combination, effect }) => (
          <Fragment key={effect}>
            <dt>{effect}</dt>
            <dd>
              {combination.map((key) => (
                <Kbd key={key} size="xs">
                  {key === MOD ? mod : key}
                </Kbd>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
