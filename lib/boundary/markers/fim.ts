import type { MarkerFamily } from './marker-family.ts'

export const fim: MarkerFamily = {
  name: 'fim',
  source: 'StarCoder, Qwen Coder, DeepSeek Coder, CodeGemma: filling in the middle, repositories',
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
    '<|file_separator|>',
  ],
  vectors: [
    ['<fim_prefix>a<fim_suffix>b<fim_middle>', '⟦marker:fim⟧a⟦marker:fim⟧b⟦marker:fim⟧'],
    [
      '<\uff5cfim\u2581begin\uff5c>a<\uff5cfim\u2581hole\uff5c>b<\uff5cfim\u2581end\uff5c>',
      '⟦marker:fim⟧a⟦marker:fim⟧b⟦marker:fim⟧',
    ],
  ],
}
