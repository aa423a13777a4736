import type { MarkerFamily } from './marker-family.ts'

const NAMES = [
  'tool_call',
  'tool_calls',
  'tool_response',
  'tool_responses',
  'tool_result',
  'tool_results',
  'tool_outputs',
  'tool_use',
  'function_call',
  'function_calls',
  'function_result',
  'function_results',
  'function_response',
] as const

export const toolMarkup: MarkerFamily = {
  name: 'tool_markup',
  source: 'Qwen, Hermes, GLM, Claude, Granite: calls and results as elements',
  markers: NAMES.flatMap((name) => [`<${name}>`, `</${name}>`, `<|${name}|>`, `<|/${name}|>`]),
  vectors: [
    [
      '<tool_call>{}</tool_call><|tool_response|>',
      '⟦marker:tool_markup⟧{}⟦marker:tool_markup⟧⟦marker:phi⟧',
    ],
  ],
}

/** The namespace that Claude's templates put before their element names. */
const NAMESPACE = 'antml:'

export const toolMarkupPrefixed: MarkerFamily = {
  name: 'tool_markup',
  source: 'Claude, Llama 3.1, Qwen 3 Coder: elements of the call syntax, with attributes',
  markers: [
    `<${NAMESPACE}`,
    `</${NAMESPACE}`,
    '<invoke name=',
    '</invoke>',
    '<function=',
    '<parameter=',
    ...NAMES.map((name) => `<${name} `),
  ],
  attributes: true,
  vectors: [
    ['<function=send><parameter=to>a', '⟦marker:tool_markup⟧⟦marker:tool_markup⟧a'],
    ['<tool_result id="1">', '⟦marker:tool_markup⟧'],
  ],
}
