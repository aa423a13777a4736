import { VisuallyHidden } from '@mantine/core'
import { notFound } from 'next/navigation'
import { GALLERY_RUNS } from '../../../../fixtures/gallery/gallery-runs.ts'
import { requireGallery } from '../../require-gallery.ts'
import { GalleryComparison } from './gallery-comparison.tsx'

/** One recorded run, live against filtered; with `?gone` as if the live copy were gone. */
export default async function GalleryComparePage(props: {
  params: Promise<{ run: string }>
  searchParams: Promise<{ gone?: string | string[] }>
}) {
  await requireGallery()
  const { run } = await props.params
  if (!GALLERY_RUNS.has(run)) notFound()
  return (
    <>
      <VisuallyHidden component="h1">{GALLERY_RUNS.get(run)?.title}</VisuallyHidden>
      <GalleryComparison name={run} isGone={(await props.searchParams).gone !== undefined} />
    </>
  )
}
