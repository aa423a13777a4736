import { VisuallyHidden } from '@mantine/core'
import { notFound } from 'next/navigation'
import { privacyLevelOf } from '#lib/privacy/privacy-level.ts'
import { GALLERY_RUNS } from '../../../fixtures/gallery/gallery-runs.ts'
import { requireGallery } from '../require-gallery.ts'
import { GalleryInspector } from './gallery-inspector.tsx'

/** One recorded run: live, or with `?audit=LEVEL` as it would be stored at that level. */
export default async function GalleryRunPage(props: {
  params: Promise<{ run: string }>
  searchParams: Promise<{ audit?: string | string[]; play?: string | string[] }>
}) {
  await requireGallery()
  const { run } = await props.params
  if (!GALLERY_RUNS.has(run)) notFound()
  const { audit, play } = await props.searchParams
  const level = typeof audit === 'string' ? privacyLevelOf(audit) : null
  return (
    <>
      <VisuallyHidden component="h1">{GALLERY_RUNS.get(run)?.title}</VisuallyHidden>
      <GalleryInspector name={run} audit={level} plays={play !== undefined} />
    </>
  )
}
