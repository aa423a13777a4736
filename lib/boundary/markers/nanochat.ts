import type { MarkerFamily } from './marker-family.ts'

export const nanochat: MarkerFamily = {
  name: 'nanochat',
  source: 'nanochat: turns and tools; its `<|bos|>` is known from Hunyuan',
  markers: [
    '<|user_start|>',
    '<|user_end|>',
    '<|assistant_start|>',
    '<|assistant_end|>',
    '<|output_start|>',
    '<|output_end|>',
  ],
  vectors: [
    [
      '<|user_start|>Hi<|user_end|><|assistant_start|>',
      '⟦marker:nanochat⟧Hi⟦marker:nanochat⟧⟦marker:nanochat⟧',
    ],
  ],
}
