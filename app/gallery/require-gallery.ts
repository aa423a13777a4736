import { notFound } from 'next/navigation'
import { connection } from 'next/server'

/** Leaves with "not found" unless this is a development build or `VITRINE_GALLERY=1` asks for the gallery. */
export async function requireGallery(): Promise<void> {
  // Read at each request: a build must not decide it.
  await connection()
  const isOpen = process.env.NODE_ENV === 'development' || process.env.VITRINE_GALLERY === '1'
  if (!isOpen) notFound()
}
