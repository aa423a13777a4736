'use client'

import { useEffect, useState } from 'react'
import type { CheckedImage } from '#lib/contract/image/check-image.ts'

/** An address in this page for the bytes of a checked image, as long as it is shown; null before. */
export function useBlobUrl({ bytes, mime }: CheckedImage): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: mime }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes, mime])
  return url
}
