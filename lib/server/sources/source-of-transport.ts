import { VitrineError } from '#lib/base/vitrine-error.ts'
import type { SourceMaker } from './make-source.ts'

/** The source for each transport. */
export const sourceOfTransport: SourceMaker = (_, { transport }) => {
  switch (transport) {
    case 'stdio':
    case 'streamable_http':
    case 'sse':
    case 'openapi':
      throw new VitrineError('source_unknown', 'This version cannot reach such a source yet.')
  }
}
