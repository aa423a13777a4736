import type { Metadata } from 'next'
import { ToolCatalogue } from '#components/tools/tool-catalogue.tsx'
import { theConsole } from '#lib/server/the-console.ts'

export const metadata: Metadata = { title: 'Tools' }

/** Every tool, with its schemas and what the boundary found in its definition. */
export default async function ToolsPage(props: {
  searchParams: Promise<{ tool?: string | string[] }>
}) {
  const { tool } = await props.searchParams
  const adminConsole = await theConsole()
  return (
    <ToolCatalogue
      tools={adminConsole.listTools()}
      refused={adminConsole.refusedTools()}
      chosen={typeof tool === 'string' ? tool : null}
      path="/tools"
    />
  )
}
