import type { MarkerFamily } from './marker-family.ts'

export const granite: MarkerFamily = {
  name: 'granite',
  source: 'Granite 3 and 4: roles',
  markers: ['<|start_of_role|>', '<|end_of_role|>', '<|start_of_plugin|>', '<|end_of_plugin|>'],
}
