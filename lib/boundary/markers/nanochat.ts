import type { MarkerFamily } from './marker-family.ts'

export const nanochat: MarkerFamily = {
  name: 'nanochat',
  source: 'nanochat: turns and tools',
  markers: [
    '<|user_start|>',
    '<|user_end|>',
    '<|assistant_start|>',
    '<|assistant_end|>',
    '<|output_start|>',
    '<|output_end|>',
  ],
}
