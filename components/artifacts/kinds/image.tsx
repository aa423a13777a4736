'use client'

import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import type { JsonObject } from '#lib/base/json.ts'
import { base64Bytes } from '#lib/contract/image/base64.ts'
import { objectsOf } from '../payload-faults.ts'

/** Pictures, told by their format, size and alternative text. */
export function ImageArtifact({ payload, title }: { payload: JsonObject; title: string }) {
  const images = objectsOf(payload.images) ?? []
  return (
    <ul aria-label={title}>
      {images.map(({ mime, b64, alt }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed.
        <li key={index}>
          <ForeignText text={String(mime)} />, {base64Bytes(String(b64))} bytes{' '}
          {typeof alt === 'string' && <ForeignText text={alt} />}
        </li>
      ))}
    </ul>
  )
}
