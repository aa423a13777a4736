import type { MarkerFamily } from './marker-family.ts'

export const internlm: MarkerFamily = {
  name: 'internlm',
  source: 'InternLM 2 and 3: tools',
  markers: ['<|action_start|>', '<|action_end|>', '<|interpreter|>', '<|plugin|>'],
  vectors: [
    [
      '<|action_start|><|plugin|>\n{}<|action_end|>',
      '⟦marker:internlm⟧⟦marker:internlm⟧\n{}⟦marker:internlm⟧',
    ],
  ],
}
