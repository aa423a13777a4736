/** What kinds of data a tool gives, mildest first. Source: design `runs.md`, "Context and trust". */
export const DATA_CLASSES = [
  'public',
  'editorial',
  'source_code',
  'internal_configuration',
  'diagnostics',
  'secret_adjacent',
] as const
export type DataClass = (typeof DATA_CLASSES)[number]

/** Where a model runs, as an administrator declares it of its provider. */
export type TrustZone = 'local' | 'private' | 'external_contracted' | 'external'

/** The strictest class of data that a provider of each zone may read. */
const CEILINGS: Readonly<Record<TrustZone, DataClass>> = {
  local: 'secret_adjacent',
  private: 'diagnostics',
  external_contracted: 'internal_configuration',
  external: 'editorial',
}

/** True where a provider of `zone` may read data of `dataClass`. */
export function mayRead(zone: TrustZone, dataClass: DataClass): boolean {
  return DATA_CLASSES.indexOf(dataClass) <= DATA_CLASSES.indexOf(CEILINGS[zone])
}
