import type { MarkerFamily } from './marker-family.ts'

export const seed: MarkerFamily = {
  name: 'seed',
  source: 'Seed-OSS: sentences, thoughts, calls',
  markers: [
    '<seed:bos>',
    '<seed:eos>',
    '<seed:think>',
    '</seed:think>',
    '<seed:tool_call>',
    '</seed:tool_call>',
    '<seed:cot_budget_reflect>',
  ],
}
