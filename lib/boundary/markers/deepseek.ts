import type { MarkerFamily } from './marker-family.ts'

/** The templates write fullwidth bars and U+2581 between words; both fold to ASCII before matching. */
export const deepseek: MarkerFamily = {
  name: 'deepseek',
  source: 'DeepSeek V2, V3 and R1: sentences, roles, tool calls',
  markers: [
    '<|begin_of_sentence|>',
    '<|end_of_sentence|>',
    '<|tool_calls_begin|>',
    '<|tool_calls_end|>',
    '<|tool_call_begin|>',
    '<|tool_call_end|>',
    '<|tool_outputs_begin|>',
    '<|tool_outputs_end|>',
    '<|tool_output_begin|>',
    '<|tool_output_end|>',
    '<|tool_sep|>',
  ],
}

export const deepseekRoles: MarkerFamily = {
  name: 'deepseek',
  source: 'DeepSeek V2, V3 and R1: roles, spelled as other families do but for the bars',
  markers: ['<|user|>', '<|assistant|>', '<|system|>', '<|end|>', '<|eot|>'],
  wideBars: true,
}
