import type { MarkerFamily } from './marker-family.ts'

export const jamba: MarkerFamily = {
  name: 'jamba',
  source: 'Jamba: messages',
  markers: ['<|bom|>', '<|startofmessage|>', '<|endofmessage|>'],
}
