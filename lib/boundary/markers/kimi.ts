import type { MarkerFamily } from './marker-family.ts'

export const kimi: MarkerFamily = {
  name: 'kimi',
  source: 'Kimi K2: calls and media',
  markers: [
    '<|tool_calls_section_begin|>',
    '<|tool_calls_section_end|>',
    '<|tool_call_argument_begin|>',
    '<|media_begin|>',
    '<|media_content|>',
    '<|media_end|>',
  ],
}
