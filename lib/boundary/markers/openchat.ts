import type { MarkerFamily } from './marker-family.ts'

export const openchat: MarkerFamily = {
  name: 'openchat',
  source: 'OpenChat, Starling: turns',
  markers: ['<|end_of_turn|>'],
  vectors: [
    [
      'GPT4 Correct User: Hi<|end_of_turn|>GPT4 Correct Assistant:',
      'GPT4 Correct User: Hi⟦marker:openchat⟧GPT4 Correct Assistant:',
    ],
  ],
}
