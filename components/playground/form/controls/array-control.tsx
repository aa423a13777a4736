'use client'

import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { markedText } from '#components/inspector/text/marked-text.ts'
import { isExactArray } from '#lib/contract/exact/exact-value.ts'
import styles from '../form.module.css'
import { useForm } from '../form-ports.ts'
import type { FieldControl, FieldModel } from '../schema/field-model.ts'
import { AddButton } from './add-button.tsx'

type Props = {
  field: FieldModel
  control: Extract<FieldControl, { readonly kind: 'array' }>
  renderField: (field: FieldModel) => ReactNode
}

/** A list: its items with what can be done to each, and a button for one more. */
export function ArrayControl({ field, control, renderField }: Props) {
  const { edit, idOf, toJson } = useForm()
  const { path, value } = field
  const { items, hidden, added } = control
  const count = items.length + hidden
  return (
    <div className={styles.items}>
      {items.map((item, index) => (
        <div key={idOf(item.path)} className={styles.item}>
          {renderField(item)}
          <ItemButtons item={item} list={field} index={index} count={count} />
        </div>
      ))}
      {hidden > 0 && toJson && (
        <button type="button" className={styles.more} onClick={toJson}>
          {hidden} more items: change them in JSON
        </button>
      )}
      {added !== null && (
        <AddButton
          id={`${idOf(path)}-add`}
          label={`Add to ${markedText(field.label)}`}
          onClick={() => {
            const before = isExactArray(value) ? value : []
            edit({ kind: 'set', path, value: [...before, added] })
          }}
        />
      )}
    </div>
  )
}

type ItemProps = { item: FieldModel; list: FieldModel; index: number; count: number }

function ItemButtons({ item, list, index, count }: ItemProps) {
  const { edit, idOf } = useForm()
  const id = idOf(item.path)
  const place = `item ${index + 1} of ${markedText(list.label)}`
  const move = (to: number) => edit({ kind: 'move', path: list.path, from: index, to })
  return (
    <div className={styles.itemButtons}>
      <ItemButton
        id={`${id}-up`}
        label={`Move ${place} up`}
        isIdle={index === 0}
        onClick={() => move(index - 1)}
      >
        <IconChevronUp size={14} />
      </ItemButton>
      <ItemButton
        id={`${id}-down`}
        label={`Move ${place} down`}
        isIdle={index === count - 1}
        onClick={() => move(index + 1)}
      >
        <IconChevronDown size={14} />
      </ItemButton>
      <ItemButton
        id={`${id}-remove`}
        label={`Remove ${place}`}
        isIdle={false}
        onClick={() => edit({ kind: 'set', path: item.path, value: undefined })}
      >
        <IconX size={14} />
      </ItemButton>
    </div>
  )
}

type ButtonProps = {
  id: string
  label: string
  isIdle: boolean
  onClick: () => void
  children: ReactNode
}

function ItemButton({ id, label, isIdle, onClick, children }: ButtonProps) {
  return (
    <ActionIcon
      id={id}
      variant="subtle"
      color="gray"
      size={24}
      aria-label={label}
      disabled={isIdle}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  )
}
