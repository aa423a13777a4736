import type { MarkerFamily } from './marker-family.ts'

export const turn: MarkerFamily = {
  name: 'turn',
  source: 'Claude text completions, Vicuna: a turn opens at a line start after a blank line',
  markers: ['human:', 'assistant:'],
  position: 'after_blank_line',
  capitalised: true,
  spaced: true,
}

export const roleHeader: MarkerFamily = {
  name: 'turn',
  source: 'Alpaca, Vicuna, OpenAssistant: role headers',
  markers: ['### human:', '### assistant:', '### instruction:', '### system:', '### user:'],
  position: 'line_start',
}
