import type { Metadata } from 'next'
import { ToolCatalogue } from '#components/tools/tool-catalogue.tsx'
import { checkedDefinition } from '#lib/boundary/checked-definition.ts'
import { GALLERY_TOOLS } from '../../../fixtures/gallery/gallery-tools.ts'
import { requireGallery } from '../require-gallery.ts'

export const metadata: Metadata = { title: 'Tools' }

/** Tools whose definitions are hostile, as the page of tools shows them. */
export default async function GalleryToolsPage(props: {
  searchParams: Promise<{ tool?: string | string[] }>
}) {
  await requireGallery()
  const { tool } = await props.searchParams
  const tools = GALLERY_TOOLS.map(checkedDefinition)
  const chosen = typeof tool === 'string' ? tool : null
  return <ToolCatalogue tools={tools} chosen={chosen} path="/gallery/tools" />
}
