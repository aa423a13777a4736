import type { Metadata } from 'next'
import { ToolCatalogue } from '#components/tools/tool-catalogue.tsx'
import { theConsole } from '#lib/server/the-console.ts'
import { decideDefinition } from '../actions/decide-definition.ts'

export const metadata: Metadata = { title: 'Tools' }

/** Every tool, with its schemas, what the boundary found in its definition, and how that changed. */
export default async function ToolsPage(props: {
  searchParams: Promise<{ tool?: string | string[] }>
}) {
  const { tool } = await props.searchParams
  const adminConsole = await theConsole()
  const tools = adminConsole.listTools()
  const shown = tools.find(({ definition }) => definition.name === tool) ?? tools[0]
  return (
    <ToolCatalogue
      tools={tools}
      refused={adminConsole.refusedTools()}
      held={adminConsole.heldTools()}
      shown={shown}
      history={shown ? adminConsole.toolHistory(shown.definition.name) : null}
      decide={decideDefinition}
      path="/tools"
    />
  )
}
