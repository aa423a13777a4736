import Link from 'next/link'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import type { DecideDefinition, ListedTool, RefusedTool, ToolHistory } from './listed-tool.ts'
import { ToolDetail } from './tool-detail.tsx'
import styles from './tools.module.css'

/** All tools by source, and the chosen one with its schemas and findings. */
export function ToolCatalogue({
  tools,
  refused,
  held,
  shown,
  history,
  decide,
  path,
}: {
  tools: readonly ListedTool[]
  refused: readonly RefusedTool[]
  /** Tools that may not run now, and how their definitions stand. */
  held: ReadonlyMap<string, string>
  /** The tool that is shown whole; undefined where there is none. */
  shown: ListedTool | undefined
  /** What its source announced of it; null for a built-in tool. */
  history: ToolHistory | null
  decide: DecideDefinition
  /** Address of the page itself. */
  path: string
}) {
  return (
    <section className={styles.page} aria-labelledby="tools-title">
      <header className={styles.head}>
        <h1 id="tools-title" className={styles.title}>
          Tools
        </h1>
        <p className={styles.lead}>
          What each tool says of itself crosses the boundary too, for the model reads it.
        </p>
        <RefusedTools refused={refused} />
      </header>
      <nav aria-label="Tools" className={styles.list}>
        {[...bySource(tools)].map(([source, itsTools]) => (
          <div key={source} className={styles.group}>
            <h2 className={styles.source}>
              <ForeignText text={source} maxCharacters={60} /> {itsTools.length}
            </h2>
            <ul className={styles.entries}>
              {itsTools.map((tool) => (
                <li key={tool.definition.name}>
                  <Entry
                    tool={tool}
                    standing={held.get(tool.definition.name) ?? null}
                    isShown={tool === shown}
                    path={path}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {shown ? (
        <ToolDetail key={shown.definition.name} tool={shown} history={history} decide={decide} />
      ) : (
        <p className={styles.lead}>No tool is connected.</p>
      )}
    </section>
  )
}

function RefusedTools({ refused }: { refused: readonly RefusedTool[] }) {
  if (refused.length === 0) return null
  return (
    <ul className={styles.refused} aria-label="Refused tools">
      {refused.map(({ position, name, source, reason }) => (
        <li key={`${source} ${position}`}>
          <strong>
            {name === null ? `Tool ${position}` : <ForeignText text={name} />}
            {source !== null && (
              <>
                {' of '}
                <ForeignText text={source} />
              </>
            )}
            {' is refused.'}
          </strong>{' '}
          {reason}
        </li>
      ))}
    </ul>
  )
}

function Entry({
  tool,
  standing,
  isShown,
  path,
}: {
  tool: ListedTool
  standing: string | null
  isShown: boolean
  path: string
}) {
  const { definition, findings } = tool
  return (
    <Link
      href={`${path}?tool=${encodeURIComponent(definition.name)}`}
      className={styles.entry}
      aria-current={isShown ? 'page' : undefined}
      prefetch={false}
    >
      <span className={styles.name}>
        <ForeignText text={definition.name} maxCharacters={60} />
      </span>
      {standing !== null && <span className={styles.flagged}>{standing}</span>}
      {findings.length > 0 && (
        <span className={styles.flagged}>
          {findings.length === 1 ? '1 finding' : `${findings.length} findings`}
        </span>
      )}
    </Link>
  )
}

function bySource(tools: readonly ListedTool[]): ReadonlyMap<string, readonly ListedTool[]> {
  const groups = new Map<string, ListedTool[]>()
  for (const tool of tools) {
    const group = groups.get(tool.definition.source)
    if (group) group.push(tool)
    else groups.set(tool.definition.source, [tool])
  }
  return groups
}
