import type { MarkerFamily } from './marker-family.ts'

export const llama2Instruction: MarkerFamily = {
  name: 'llama2',
  source: 'Llama 2 chat, Mistral instruct; in capitals only, for `a[inst]` is ordinary code',
  markers: ['[inst]', '[/inst]'],
  capitals: true,
}

export const llama2System: MarkerFamily = {
  name: 'llama2',
  source: 'Llama 2 chat: system prompt',
  markers: ['<<sys>>', '<</sys>>'],
}
