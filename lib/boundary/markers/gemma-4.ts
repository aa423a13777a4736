import type { MarkerFamily } from './marker-family.ts'

export const gemma4: MarkerFamily = {
  name: 'gemma',
  source: 'Gemma 4: turns, channels, tools; the bar stands on one side',
  markers: [
    '<|turn>',
    '<turn|>',
    '<|channel>',
    '<channel|>',
    '<|tool>',
    '<tool|>',
    '<|tool_call>',
    '<tool_call|>',
    '<|tool_response>',
    '<tool_response|>',
  ],
}
