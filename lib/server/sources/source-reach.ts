import { MASK } from './shown-settings.ts'
import type { SourceUseCases } from './source-use-cases.ts'

/** How the tools of a source are reached from elsewhere. */
type SourceReach = {
  readonly kind: 'mcp' | 'http'
  /** Of an MCP server over Streamable HTTP, masked as on the page of sources. */
  readonly address: string | null
  /** Of an MCP server over stdio: the words that start it; null where one of them is masked. */
  readonly command: readonly string[] | null
}

/** How each source is reached, by its name: what a copied call may say of it. */
export function sourceReach(
  sources: Pick<SourceUseCases, 'findSource' | 'listSources'>,
): Readonly<Record<string, SourceReach>> {
  const reached = sources.listSources().map(({ name, kind, transport }) => {
    const settings = sources.findSource(name)?.settings ?? []
    const valuesOf = (label: RegExp) =>
      settings.filter((line) => label.test(line.label)).map(({ value }) => value)
    const [address = null] = transport === 'streamable_http' ? valuesOf(/^Address$/) : []
    const words = transport === 'stdio' ? valuesOf(/^(Command|Argument \d+)$/) : []
    const isTold = words.length > 0 && !words.some((word) => word.includes(MASK))
    return [name, { kind, address, command: isTold ? words : null }] as const
  })
  return Object.fromEntries(reached)
}
