import type { MarkerFamily } from './marker-family.ts'

export const openchat: MarkerFamily = {
  name: 'openchat',
  source: 'OpenChat, Starling: turns',
  markers: ['<|end_of_turn|>'],
}
