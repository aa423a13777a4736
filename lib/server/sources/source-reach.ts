import type { SourceUseCases } from './source-use-cases.ts'

/** How the tools of a source are reached from elsewhere. */
type SourceReach = {
  readonly kind: 'mcp' | 'http'
  /** Of an MCP server over Streamable HTTP, masked as on the page of sources. */
  readonly address: string | null
}

/** How each source is reached, by its name: what a copied call may say of it. */
export function sourceReach(
  sources: Pick<SourceUseCases, 'findSource' | 'listSources'>,
): Readonly<Record<string, SourceReach>> {
  const reached = sources.listSources().map(({ name, kind, transport }) => {
    const settings =
      transport === 'streamable_http' ? sources.findSource(name)?.settings : undefined
    const address = settings?.find(({ label }) => label === 'Address')?.value ?? null
    return [name, { kind, address }] as const
  })
  return Object.fromEntries(reached)
}
