/** A scanner on npm, and the source of a module that defines `isFlagged(text)` by it. */
export type PeerScanner = {
  readonly name: string
  /** Run in the folder in which the package was installed. */
  readonly module: string
}

/** Scanners of npm that run offline, each set up as its own documentation sets it up. */
export const PEER_SCANNERS: readonly PeerScanner[] = [
  {
    name: '@andersmyrmel/vard',
    module: `import vard from '@andersmyrmel/vard'
const guard = vard().maxLength(1e9)
const isFlagged = (text) => !guard.safeParse(text).safe`,
  },
  {
    name: '@presidio-dev/hai-guardrails',
    // Its published build starts a worker at a path of the machine that it was built on, and dies of it.
    module: `process.on('uncaughtException', () => undefined)
const { injectionGuard, GuardrailsEngine } = await import('@presidio-dev/hai-guardrails')
const guard = injectionGuard({ roles: ['user'] }, { mode: 'pattern', threshold: 0.5 })
const engine = new GuardrailsEngine({ guards: [guard] })
const isFlagged = async (content) => {
  const { messagesWithGuardResult } = await engine.run([{ role: 'user', content }])
  return messagesWithGuardResult.some(({ messages }) => messages.some(({ passed }) => !passed))
}`,
  },
  {
    name: '@claude-flow/aidefence',
    module: `import { isSafe } from '@claude-flow/aidefence'
const isFlagged = (text) => !isSafe(text)`,
  },
  {
    name: 'llmverify',
    module: `import llmverify from 'llmverify'
const isFlagged = (text) => !llmverify.isInputSafe(text)`,
  },
  {
    name: '@reactive-agents/guardrails',
    module: `import { detectInjection } from '@reactive-agents/guardrails'
import { Effect } from 'effect'
const isFlagged = (text) => Effect.runSync(detectInjection(text)).detected`,
  },
  {
    name: 'llm-guard',
    module: `import llmGuard from 'llm-guard'
const guard = new llmGuard.LLMGuard({ promptInjection: true, jailbreak: true })
const isFlagged = async (text) => !(await guard.validate(text)).isValid`,
  },
  {
    name: 'llm_guardrail',
    module: `import { checkInjection } from 'llm_guardrail'
const isFlagged = async (text) => (await checkInjection(text)).detected`,
  },
  {
    name: 'agent-security-scanner-mcp',
    module: `import { scanAgentPrompt } from './node_modules/agent-security-scanner-mcp/src/tools/scan-prompt.js'
const isFlagged = async (text) => {
  const { content } = await scanAgentPrompt({ prompt_text: text, verbosity: 'minimal' })
  return JSON.parse(content[0].text).action !== 'ALLOW'
}`,
  },
  {
    name: 'ferret-scan',
    module: `import { getAllRules, matchRules } from 'ferret-scan'
const rules = getAllRules()
const file = { path: '/x.md', relativePath: 'x.md', type: 'md', component: 'skill', modified: new Date() }
const isFlagged = (text) =>
  matchRules(rules, { ...file, size: text.length }, text, { contextLines: 0 }).length > 0`,
  },
  {
    name: 'out-of-character',
    module: `import { detect } from 'out-of-character'
const isFlagged = (text) => (detect(text) ?? []).length > 0`,
  },
]
