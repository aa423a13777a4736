'use client'

import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { CopyIcon } from '#components/inspector/copy-icon.tsx'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import type { JsonObject, JsonValue } from '#lib/base/json.ts'
import { LinkConfirmation } from '../link/link-confirmation.tsx'
import { type OpenableLink, openableLink } from '../link/openable-link.ts'
import { objectsOf } from '../payload-faults.ts'
import { RowList } from '../rows/row-list.tsx'
import { RowText, type WholeText } from '../rows/row-text.tsx'
import styles from '../rows/rows.module.css'

const NOUN = { one: 'link', many: 'links' } as const

type Link = { readonly href: string; readonly label: string; readonly description: string }

/** Addresses as text; one of http or https opens after a confirmation that names its host. */
export function LinkArtifact({ payload, title }: { payload: JsonObject; title: string }) {
  const links = useMemo(() => readLinks(payload), [payload])
  const rows = useMemo(() => links.map((link) => Object.values(link)), [links])
  const [asked, setAsked] = useState<OpenableLink | null>(null)
  return (
    <>
      <RowList
        rows={rows}
        noun={NOUN}
        label={title}
        copyLabel="Copy all addresses"
        copyText={() => links.map(({ href }) => href).join('\n')}
        row={(index, open) => (
          <LinkRow link={links[index]} number={index + 1} onOpen={open} onAsk={setAsked} />
        )}
      />
      <LinkConfirmation link={asked} onClose={() => setAsked(null)} />
    </>
  )
}

function LinkRow(props: {
  link: Link | undefined
  number: number
  onOpen: (whole: WholeText) => void
  onAsk: (link: OpenableLink) => void
}) {
  const { link, number, onOpen, onAsk } = props
  if (!link) return null
  const { href, label, description } = link
  const openable = openableLink(href)
  return (
    <div className={styles.link}>
      <span className={styles.text}>
        {label !== '' && (
          <span className={styles.name}>
            <RowText text={label} name={`the label of link ${number}`} onOpen={onOpen} />
          </span>
        )}
        <span className={styles.href} data-closed={!openable.ok || undefined}>
          <RowText text={href} name={`address ${number}`} onOpen={onOpen} />
        </span>
        {description !== '' && (
          <span className={styles.about}>
            <RowText text={description} name={`the note on link ${number}`} onOpen={onOpen} />
          </span>
        )}
        {!openable.ok && <span className={styles.about}>{openable.why}</span>}
        {openable.ok && openable.host.includes('xn--') && (
          <span className={styles.about}>
            Its host is <ForeignText text={openable.host} />
          </span>
        )}
      </span>
      <span className={styles.act}>
        {openable.ok && (
          <Button
            variant="default"
            size="compact-xs"
            aria-label={`Open link ${number}…`}
            leftSection={<IconExternalLink size={14} aria-hidden />}
            onClick={() => onAsk(openable)}
          >
            Open…
          </Button>
        )}
      </span>
      <span className={styles.copy}>
        <CopyIcon label={`Copy address ${number}`} text={() => href} />
      </span>
    </div>
  )
}

function readLinks(payload: JsonObject): readonly Link[] {
  const members = objectsOf(payload.links) ?? []
  return members.map(({ href, label, description }) => ({
    href: textOf(href),
    label: textOf(label),
    description: textOf(description),
  }))
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : ''
}
