import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assertLawful, doneEvent, onlyStep, stepsOf } from '#fixtures/drive-run.ts'
import { loopRequest, loopWorld } from '#fixtures/loop-world.ts'
import type { RunEvent } from '#lib/events/run-event.ts'
import { ModelScript } from '#lib/models/model-script.ts'
import { scriptedProvider } from '#lib/models/scripted-provider.ts'
import { runLoop } from '#lib/runs/run-loop.ts'
import { builtinTools } from '#lib/tools/builtin-tools.ts'
import { ensureSampleDatabase } from '#lib/tools/sample-database.ts'
import { temporaryFolder } from '#lib/tools/testing/temporary-folder.ts'

const ROOT = join(import.meta.dirname, '../..')
const SCRIPTS = join(ROOT, 'fixtures/scripts')

async function toolsOfTheProduct() {
  const path = join(temporaryFolder(), 'sample.db')
  await ensureSampleDatabase(ROOT, path)
  return builtinTools({
    installRoot: ROOT,
    filesRoot: join(ROOT, 'fixtures/sample-files'),
    databases: [{ name: 'sample', path }],
    fetch: { allowPrivateAddresses: false },
  })
}

const scripts = readdirSync(SCRIPTS).map((file) => {
  const { name, ...rest } = ModelScript.parse(JSON.parse(readFileSync(join(SCRIPTS, file), 'utf8')))
  return [name, { name, ...rest }] as const
})

async function played(script: ModelScript): Promise<readonly RunEvent[]> {
  const world = loopWorld(scriptedProvider(script), await toolsOfTheProduct())
  const events: RunEvent[] = []
  for await (const event of runLoop(loopRequest({ maxRounds: 3 }), world)) events.push(event)
  assertLawful(events)
  return events
}

/** What a script does wrong on purpose. */
const MISTAKES: Readonly<Record<string, readonly string[]>> = { 'sample-tables': ['unknown_tool'] }

test.each(scripts)(
  'the script %s gets on with the tools and samples that come with the product',
  async (name, script) => {
    const events = await played(script)
    expect(doneEvent(events).status).toBe('completed')
    const errors = stepsOf(events).flatMap((step) => (step.kind === 'error' ? [step.code] : []))
    expect(errors).toEqual(MISTAKES[name] ?? [])
    const failed = stepsOf(events).filter((step) => step.kind === 'tool' && step.toolIsError)
    expect(failed).toEqual([])
    expect(onlyStep(events, 'answer').content).not.toMatch(/\{\{|ends here/)
  },
)
