import { demand } from './fault.ts'

/** Throws a `Fault` unless `wire` is one envelope, with exactly one opening and one closing marker. */
export function demandOneEnvelope(wire: string): void {
  const opening = wire.match(/<\s*untrusted-data/giu)?.length ?? 0
  const closing = wire.match(/<\s*\/\s*untrusted-data/giu)?.length ?? 0
  demand(opening === 1, 'The envelope has not exactly one opening marker.')
  demand(closing === 1, 'The envelope has not exactly one closing marker.')
  demand(wire.startsWith('<untrusted-data '), 'The envelope does not open the text.')
  demand(wire.endsWith('\n</untrusted-data>'), 'The envelope does not close the text.')
}
