import type { MarkerFamily } from './marker-family.ts'

export const glm: MarkerFamily = {
  name: 'glm',
  source: 'GLM 4 and later: start of a prompt, arguments of a call',
  markers: ['[gmask]<sop>', '<arg_key>', '</arg_key>', '<arg_value>', '</arg_value>'],
}
