import type { SourceKind, ToolSource } from '#lib/sources/tool-source.ts'

/**
 * Stands for a source that could not even be made, so that the others go on and the page says why. `message` is
 * a sentence of ours.
 */
export function brokenSource(
  name: string,
  kind: SourceKind,
  { at, message }: { readonly at: number; readonly message: string },
): ToolSource {
  return {
    name,
    kind,
    start: () => undefined,
    tools: () => [],
    health: () => ({
      state: 'failed',
      since: at,
      latencyMs: null,
      lastError: { at, message },
      about: null,
    }),
    log: () => [],
    onChange: () => () => undefined,
    close: async () => undefined,
  }
}
