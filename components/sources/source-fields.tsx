'use client'

import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { type NearAddress, nearAddress } from './near-address.ts'
import type { AddedKind, SourceDraft } from './new-source.ts'
import styles from './sources.module.css'

const WORDS: Readonly<Record<AddedKind, { address: string; values: string; example: string }>> = {
  mcp: {
    address: 'Address of the server',
    values: 'Headers, one a line',
    example: 'https://wiki.example/mcp',
  },
  openapi: {
    address: 'Address of the OpenAPI document',
    values: 'Credentials by security scheme, one a line',
    example: 'https://shop.example/openapi.json',
  },
}

/** Said where it happens: the server may reach what a browser elsewhere may not. */
const NEAR: Readonly<Record<AddedKind, Readonly<Record<NearAddress, string>>>> = {
  mcp: {
    machine: 'This address is on the machine that Vitrine runs on; it will be connected to.',
    network: 'This address is on a private network; Vitrine will connect to it there.',
  },
  openapi: {
    machine:
      'This address is on the machine that Vitrine runs on. An HTTP service added here has to be a public one: name this one in the configuration file.',
    network:
      'This address is on a private network. An HTTP service added here has to be a public one: name this one in the configuration file.',
  },
}

function nearWords(kind: AddedKind, address: string): ReactNode {
  const near = nearAddress(address)
  return near === null ? null : <span role="status">{NEAR[kind][near]}</span>
}

/** What every source needs: a name, an address, and what it is given to be reached. */
export function SourceFields(props: {
  kind: AddedKind
  draft: SourceDraft
  set: (part: Partial<SourceDraft>) => void
}) {
  const { kind, draft, set } = props
  return (
    <div className={styles.fields}>
      <TextInput
        label="Name"
        description="Lower-case letters, digits and -; its tools are called name__tool."
        value={draft.name}
        maxLength={32}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextInput
        label={WORDS[kind].address}
        placeholder={WORDS[kind].example}
        inputMode="url"
        value={draft.address}
        inputWrapperOrder={['label', 'input', 'description']}
        description={nearWords(kind, draft.address)}
        onChange={(event) => set({ address: event.currentTarget.value })}
      />
      {kind === 'mcp' ? (
        <NativeSelect
          label="Transport"
          data={[
            { value: 'streamable_http', label: 'Streamable HTTP' },
            { value: 'sse', label: 'HTTP with SSE, the older one' },
          ]}
          value={draft.transport}
          onChange={(event) =>
            set({ transport: event.currentTarget.value === 'sse' ? 'sse' : 'streamable_http' })
          }
        />
      ) : (
        <TextInput
          label="Base address, in place of the document’s"
          inputMode="url"
          value={draft.baseUrl}
          onChange={(event) => set({ baseUrl: event.currentTarget.value })}
        />
      )}
      <Textarea
        label={WORDS[kind].values}
        description="Kept sealed and never shown again."
        placeholder={kind === 'mcp' ? 'Authorization: Bearer …' : 'apiKey: …'}
        autosize
        minRows={2}
        maxRows={6}
        autoComplete="off"
        spellCheck={false}
        value={draft.values}
        onChange={(event) => set({ values: event.currentTarget.value })}
      />
    </div>
  )
}

/** How an administrator signs in at an MCP server, where that is wanted. */
export function SignInFields({
  draft,
  set,
}: {
  draft: SourceDraft
  set: (part: Partial<SourceDraft>) => void
}) {
  return (
    <div className={styles.fields}>
      <Switch
        label="An administrator signs in there (OAuth)"
        checked={draft.signsIn}
        onChange={(event) => set({ signsIn: event.currentTarget.checked })}
      />
      {draft.signsIn && (
        <>
          <TextInput
            label="Client id, where it does not register by itself"
            value={draft.clientId}
            onChange={(event) => set({ clientId: event.currentTarget.value })}
          />
          <TextInput
            label="Client secret"
            type="password"
            autoComplete="off"
            value={draft.clientSecret}
            onChange={(event) => set({ clientSecret: event.currentTarget.value })}
          />
          <TextInput
            label="Scope"
            value={draft.scope}
            onChange={(event) => set({ scope: event.currentTarget.value })}
          />
          <TextInput
            label="Issuer, where no other may sign in"
            placeholder="https://id.example"
            inputMode="url"
            value={draft.issuer}
            onChange={(event) => set({ issuer: event.currentTarget.value })}
          />
        </>
      )}
    </div>
  )
}
