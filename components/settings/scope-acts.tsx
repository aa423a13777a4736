import { ActionIcon, Tooltip } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** Buttons that change and remove what is set for one scope; `named` is shown as it is, so it comes marked. */
export function ScopeActs(props: { named: string; onEdit: () => void; onRemove?: () => void }) {
  const { named, onEdit, onRemove } = props
  return (
    <>
      <Act label={`Change the policy of calls of ${named}`} onClick={onEdit}>
        <IconPencil size={15} stroke={1.7} />
      </Act>
      {onRemove && (
        <Act label={`Remove the policy of calls of ${named}`} onClick={onRemove}>
          <IconTrash size={15} stroke={1.7} />
        </Act>
      )}
    </>
  )
}

function Act(props: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip label={props.label}>
      <ActionIcon variant="subtle" color="gray" aria-label={props.label} onClick={props.onClick}>
        {props.children}
      </ActionIcon>
    </Tooltip>
  )
}
