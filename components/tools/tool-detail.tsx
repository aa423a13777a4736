'use client'

import { Button } from '@mantine/core'
import Link from 'next/link'
import { JsonTree } from '#components/inspector/json/json-tree.tsx'
import { FindingList } from '#components/inspector/tabs/finding-list.tsx'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import { ApprovalBadge } from '#components/playground/approval-badge.tsx'
import type { JsonObject } from '#lib/base/json.ts'
import type { DecideDefinition, ListedTool, ToolHistory } from './listed-tool.ts'
import { ToolHistoryPane } from './tool-history.tsx'
import styles from './tools.module.css'

/** Longest description that is shown whole, in characters. */
const DESCRIPTION_CHARACTERS = 4000

/** One tool: what it says of itself, what was found in that, and its schemas. */
export function ToolDetail({
  tool,
  history,
  decide,
}: {
  tool: ListedTool
  history: ToolHistory | null
  decide: DecideDefinition
}) {
  const { definition, findings, neutralised } = tool
  return (
    <article className={styles.detail} aria-labelledby="tool-title">
      <div className={styles.detailHead}>
        <h2 id="tool-title" className={styles.toolTitle}>
          <ForeignText text={definition.name} maxCharacters={120} />
        </h2>
        <ApprovalBadge approval={definition.approval} />
        <Button
          component={Link}
          href={`/playground?tool=${encodeURIComponent(definition.name)}`}
          variant="default"
          className={styles.tryIt}
        >
          Try it
        </Button>
      </div>
      <p className={styles.description}>
        <ForeignText text={definition.description} maxCharacters={DESCRIPTION_CHARACTERS} />
      </p>
      {history && <ToolHistoryPane toolName={definition.name} history={history} decide={decide} />}
      <Findings findings={findings} neutralised={neutralised} />
      <Schema name="Arguments" schema={definition.arguments} />
      {definition.returns && <Schema name="Returns" schema={definition.returns} />}
    </article>
  )
}

function Findings({ findings, neutralised }: Omit<ListedTool, 'definition'>) {
  const removed = Object.entries(neutralised).map(([family, count]) => `${family} ×${count}`)
  return (
    <section aria-labelledby="findings-title">
      <h3 id="findings-title" className={styles.subheading}>
        Findings
      </h3>
      {findings.length === 0 ? (
        <p className={styles.lead}>Nothing in this definition reads like an instruction.</p>
      ) : (
        <FindingList findings={findings} canReveal={false} />
      )}
      {removed.length > 0 && <p className={styles.removed}>Taken out: {removed.join(', ')}.</p>}
    </section>
  )
}

function Schema({ name, schema }: { name: string; schema: JsonObject }) {
  return (
    <section aria-labelledby={`schema-${name}`}>
      <h3 id={`schema-${name}`} className={styles.subheading}>
        {name}
      </h3>
      <div className={styles.schema}>
        <JsonTree value={schema} label={`Schema: ${name}`} />
      </div>
    </section>
  )
}
