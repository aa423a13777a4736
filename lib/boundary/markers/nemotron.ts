import type { MarkerFamily } from './marker-family.ts'

export const nemotron: MarkerFamily = {
  name: 'nemotron',
  source: 'Nemotron 3 and 4: roles behind numbered tokens',
  markers: [
    '<extra_id_0>system',
    '<extra_id_1>user',
    '<extra_id_1>assistant',
    '<special_10>system',
    '<special_11>user',
    '<special_11>assistant',
  ],
}
