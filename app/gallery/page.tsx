import type { Metadata } from 'next'
import Link from 'next/link'
import { GALLERY_RUNS } from '../../fixtures/gallery/gallery-runs.ts'
import { requireGallery } from './require-gallery.ts'

export const metadata: Metadata = { title: 'Gallery' }

/** Recorded runs in the inspector, for development, tests and measurements. */
export default async function GalleryPage() {
  await requireGallery()
  return (
    <div style={{ padding: '1rem' }}>
      <h1>Gallery</h1>
      <ul>
        {[...GALLERY_RUNS].map(([name, { title }]) => (
          <li key={name}>
            <Link href={`/gallery/${name}`} prefetch={false}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
