'use client'

import { Button, Drawer, Skeleton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBookmark, IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { loadedLater } from '#components/shell/loaded-later.tsx'
import type { ArgumentDraft } from '../argument-draft.ts'
import type { KeptUse } from './kept-ports.ts'

const SavedInputs = loadedLater(
  () => import('./saved-inputs.tsx').then((module) => module.SavedInputs),
  () => <Skeleton height={120} />,
)
const CallHistory = loadedLater(
  () => import('./call-history.tsx').then((module) => module.CallHistory),
  () => <Skeleton height={120} />,
)

/** The saved inputs and the history of a tool, each behind a button. */
export function KeptControls({ draft, ...use }: KeptUse & { draft: ArgumentDraft }) {
  const [opened, drawer] = useDisclosure(false)
  const [shown, setShown] = useState<'saved' | 'history'>('saved')
  const open = (panel: 'saved' | 'history') => {
    setShown(panel)
    drawer.open()
  }
  const closing: KeptUse = {
    ...use,
    onLoad: (...loaded) => {
      use.onLoad(...loaded)
      drawer.close()
    },
    onRun: (value) => {
      use.onRun(value)
      drawer.close()
    },
    onOpenRun: (runId) => {
      use.onOpenRun(runId)
      drawer.close()
    },
  }
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-xs"
        leftSection={<IconBookmark size={13} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => open('saved')}
      >
        Saved inputs
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="compact-xs"
        leftSection={<IconHistory size={13} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => open('history')}
      >
        History
      </Button>
      <Drawer
        position="right"
        size="28rem"
        opened={opened}
        onClose={drawer.close}
        title={shown === 'saved' ? 'Saved inputs' : 'History'}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {shown === 'saved' ? (
          <SavedInputs {...closing} draft={draft} />
        ) : (
          <CallHistory {...closing} />
        )}
      </Drawer>
    </>
  )
}
