import type { Metadata } from 'next'
import { ToolCatalogue } from '#components/tools/tool-catalogue.tsx'
import { admitDefinitions } from '#lib/server/admit-tools.ts'
import { GALLERY_TOOLS } from '../../../fixtures/gallery/gallery-tools.ts'
import { decideDefinition } from '../../actions/decide-definition.ts'
import { requireGallery } from '../require-gallery.ts'

export const metadata: Metadata = { title: 'Tools' }

/** Tools whose definitions are hostile, as the page of tools shows them. */
export default async function GalleryToolsPage(props: {
  searchParams: Promise<{ tool?: string | string[] }>
}) {
  await requireGallery()
  const { tool } = await props.searchParams
  const { admitted, refused } = admitDefinitions(GALLERY_TOOLS)
  const tools = admitted.map(({ checked }) => checked)
  return (
    <ToolCatalogue
      tools={tools}
      refused={refused}
      held={new Map()}
      shown={tools.find(({ definition }) => definition.name === tool) ?? tools[0]}
      history={null}
      decide={decideDefinition}
      path="/gallery/tools"
    />
  )
}
