'use client'

import { ActionIcon, Button } from '@mantine/core'
import {
  ADDITIONAL_PROPERTY_FLAG,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  canExpand,
  type DescriptionFieldProps,
  type FieldTemplateProps,
  getTemplate,
  getUiOptions,
  type ObjectFieldTemplateProps,
  type OptionalDataControlsTemplateProps,
} from '@rjsf/utils'
import { IconChevronDown, IconChevronUp, IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AboutField } from './about-field.tsx'
import styles from './form.module.css'

/** A field: plain, or with a name that can be changed; a list or group tells its own errors here. */
export function FieldTemplate(props: FieldTemplateProps) {
  const {
    hidden,
    children,
    schema,
    rawErrors = [],
    registry,
    uiSchema,
    errors,
    help,
    ...rest
  } = props
  if (hidden) return <div hidden>{children}</div>
  const isGroup = schema.type === 'array' || schema.type === 'object'
  const body = (
    <>
      {children}
      {isGroup && rawErrors.length > 0 && <p className={styles.error}>{rawErrors.join(' ')}</p>}
    </>
  )
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) {
    return (
      <div className={isGroup ? styles.wide : styles.field}>
        {body}
        {!isGroup && <About {...props} />}
      </div>
    )
  }
  const Wrap = getTemplate('WrapIfAdditionalTemplate', registry, getUiOptions(uiSchema))
  return (
    <Wrap {...rest} schema={schema} uiSchema={uiSchema} registry={registry}>
      {body}
    </Wrap>
  )
}

/** Where the field itself has no room for its description. */
function About({ uiSchema, rawDescription, label, displayLabel }: FieldTemplateProps) {
  if (getUiOptions(uiSchema).compact !== true || !displayLabel || !rawDescription) return null
  return <AboutField label={label} description={rawDescription} />
}

/** Text as text: a description is foreign, so it is never read as Markdown. */
export function DescriptionField({ id, description }: DescriptionFieldProps) {
  if (!description) return null
  return (
    <p id={id} className={styles.description}>
      {description}
    </p>
  )
}

/** The whole form, a group in it, or an item of a list. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { title, description, properties, optionalDataControl, fieldPathId } = props
  const fields = (
    <div className={styles.fields}>
      {properties.filter(({ hidden }) => !hidden).map(({ content }) => content)}
      {canExpand(props.schema, props.uiSchema, props.formData) && (
        <AddButton label="Add a field" onClick={props.onAddProperty} />
      )}
    </div>
  )
  if (fieldPathId.path.length === 0 || isListItem(props)) return fields
  return (
    <Group legend={title} control={optionalDataControl}>
      {description && <p className={styles.description}>{description}</p>}
      {properties.length > 0 && fields}
    </Group>
  )
}

function isListItem({ fieldPathId }: ObjectFieldTemplateProps): boolean {
  return typeof fieldPathId.path.at(-1) === 'number'
}

/** A list, with its button for one more. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { title, schema, items, canAdd, onAddClick, optionalDataControl } = props
  const add = canAdd && <AddButton label={`Add to ${title}`} text="Add" onClick={onAddClick} />
  return (
    <Group legend={title} control={optionalDataControl ?? add}>
      {schema.description && <p className={styles.description}>{schema.description}</p>}
      {items.length > 0 && <div className={styles.items}>{items}</div>}
    </Group>
  )
}

/** One item of a list, with what can be done with it. */
export function ArrayFieldItemTemplate({
  children,
  buttonsProps,
  index,
}: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } =
    buttonsProps
  const place = `item ${index + 1}`
  return (
    <div className={styles.item}>
      <div className={styles.itemBody}>{children}</div>
      <div className={styles.itemButtons}>
        {(hasMoveUp || hasMoveDown) && (
          <>
            <ItemButton label={`Move ${place} up`} disabled={!hasMoveUp} onClick={onMoveUpItem}>
              <IconChevronUp size={14} />
            </ItemButton>
            <ItemButton
              label={`Move ${place} down`}
              disabled={!hasMoveDown}
              onClick={onMoveDownItem}
            >
              <IconChevronDown size={14} />
            </ItemButton>
          </>
        )}
        {hasRemove && (
          <ItemButton label={`Remove ${place}`} onClick={onRemoveItem}>
            <IconX size={14} />
          </ItemButton>
        )}
      </div>
    </div>
  )
}

/** Adds or takes out a group that may be left out. */
export function OptionalDataControls(props: OptionalDataControlsTemplateProps) {
  const { onAddClick, onRemoveClick, schema, label } = props
  const name = typeof schema.title === 'string' ? schema.title : 'group'
  if (onAddClick) return <AddButton label={`Add ${name}`} text="Add" onClick={onAddClick} />
  if (!onRemoveClick) return <em>{label}</em>
  return (
    <ItemButton label={`Remove ${name}`} onClick={onRemoveClick}>
      <IconX size={14} />
    </ItemButton>
  )
}

function Group(props: { legend: string; control: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{props.legend}</legend>
      <div className={styles.control}>{props.control}</div>
      {props.children}
    </fieldset>
  )
}

type ClickProps = { label: string; onClick: (event: React.MouseEvent) => void }

function AddButton({ label, text = label, onClick }: ClickProps & { text?: string }) {
  return (
    <Button
      variant="subtle"
      size="compact-xs"
      leftSection={<IconPlus size={13} />}
      aria-label={label}
      onClick={onClick}
    >
      {text}
    </Button>
  )
}

function ItemButton(props: ClickProps & { disabled?: boolean; children: ReactNode }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={24}
      aria-label={props.label}
      disabled={props.disabled ?? false}
      onClick={props.onClick}
    >
      {props.children}
    </ActionIcon>
  )
}
