import type { MarkerFamily } from './marker-family.ts'

export const hunyuan: MarkerFamily = {
  name: 'hunyuan',
  source: 'Hunyuan: sentences and roles, with fullwidth bars',
  markers: [
    '<|hy_begin_of_sentence|>',
    '<|hy_end_of_sentence|>',
    '<|hy_user|>',
    '<|hy_assistant|>',
    '<|hy_system|>',
  ],
}
