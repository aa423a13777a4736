import { serialise } from '#lib/base/json.ts'
import { estimatedTokens } from './context-tokens.ts'
import type { ToldFault } from './foreign-fault.ts'
import type { LoopRequest } from './loop-request.ts'
import type { ModelTurn } from './model-call.ts'
import type { ModelPrice, ModelUsage } from './model-provider.ts'
import { roundCost } from './run-scribe.ts'

/** What a turn has used, as its step holds it; nothing where the provider does not count. */
export type TurnUsage = {
  readonly promptTokens?: number
  readonly completionTokens?: number
  readonly totalTokens?: number
  readonly estimatedCost?: number
}

/** The usage of a turn with its price. */
export function turnUsage(usage: ModelUsage | null, price: ModelPrice | undefined): TurnUsage {
  if (!usage) return {}
  const { promptTokens, completionTokens } = usage
  const { perMillionPrompt, perMillionCompletion } = price ?? FREE
  const cost = promptTokens * perMillionPrompt + completionTokens * perMillionCompletion
  const totalTokens = promptTokens + completionTokens
  return { promptTokens, completionTokens, totalTokens, estimatedCost: roundCost(cost / 1e6) }
}

const FREE: ModelPrice = { perMillionPrompt: 0, perMillionCompletion: 0 }

/** What a loop has used of its budgets of tokens, cost and calls. */
export class LoopBudget {
  readonly #budgets: LoopRequest['budgets']
  #tokens = 0
  #cost = 0
  #calls = 0

  constructor(budgets: LoopRequest['budgets']) {
    this.#budgets = budgets
  }

  /** Counts a turn. Where the provider counted nothing, its tokens are estimated from what was sent and said. */
  spend({ totalTokens, estimatedCost }: TurnUsage, sentTokens: number, turn: ModelTurn): void {
    const said = estimatedTokens(`${turn.content}${turn.thinking}${serialise(turn.calls)}`)
    this.#tokens += totalTokens ?? sentTokens + said
    this.#cost += estimatedCost ?? 0
  }

  /** Why `calls` more calls may not be run, or null. Each budget has a code of its own. */
  faultBefore(calls: number): ToldFault | null {
    const { tokens, cost, calls: most } = this.#budgets
    if (this.#tokens >= tokens) return over('token_budget', `${tokens} tokens`)
    if (cost !== undefined && this.#cost >= cost) return over('cost_budget', `${cost} of cost`)
    this.#calls += calls
    return this.#calls > most ? over('call_budget', `${most} tool calls`) : null
  }
}

function over(code: string, budget: string): ToldFault {
  const message = `The run stopped because its budget of ${budget} was used up: ask for less, or raise the budget.`
  return { code, message }
}
