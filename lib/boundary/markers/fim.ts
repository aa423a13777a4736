import type { MarkerFamily } from './marker-family.ts'

export const fim: MarkerFamily = {
  name: 'fim',
  source: 'StarCoder, Qwen Coder, DeepSeek Coder: filling in the middle, repositories',
  markers: [
    '<fim_prefix>',
    '<fim_middle>',
    '<fim_suffix>',
    '<fim_pad>',
    '<|fim_pad|>',
    '<|fim_begin|>',
    '<|fim_hole|>',
    '<|fim_end|>',
    '<|repo_name|>',
    '<|file_sep|>',
  ],
}
