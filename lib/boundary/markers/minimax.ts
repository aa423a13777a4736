import type { MarkerFamily } from './marker-family.ts'

export const minimax: MarkerFamily = {
  name: 'minimax',
  source: 'MiniMax Text and M2: sentences and calls',
  markers: [
    '<beginning_of_sentence>',
    '<end_of_sentence>',
    '<minimax:tool_call>',
    '</minimax:tool_call>',
  ],
}
