import type { MarkerFamily } from './marker-family.ts'

export const kimi: MarkerFamily = {
  name: 'kimi',
  source: 'Kimi K2, K2.5 and K3, Kimi VL: calls, media, elements',
  markers: [
    '<|tool_calls_section_begin|>',
    '<|tool_calls_section_end|>',
    '<|tool_call_section_begin|>',
    '<|tool_call_section_end|>',
    '<|tool_call_argument_begin|>',
    '<|media_begin|>',
    '<|media_start|>',
    '<|media_content|>',
    '<|media_end|>',
    '<|media_pad|>',
    '<|open|>',
    '<|close|>',
  ],
  vectors: [
    [
      '<|tool_calls_section_begin|>functions.send:0<|tool_call_argument_begin|>{}<|tool_calls_section_end|>',
      '⟦marker:kimi⟧functions.send:0⟦marker:kimi⟧{}⟦marker:kimi⟧',
    ],
    [
      '<|media_start|>image<|media_content|><|media_pad|><|media_end|>',
      '⟦marker:kimi⟧image⟦marker:kimi⟧⟦marker:kimi⟧⟦marker:kimi⟧',
    ],
  ],
}
