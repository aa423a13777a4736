import type { MarkerFamily } from './marker-family.ts'

export const qwen: MarkerFamily = {
  name: 'qwen',
  source: 'Qwen VL and Omni: media',
  markers: [
    '<|vision_start|>',
    '<|vision_end|>',
    '<|vision_pad|>',
    '<|image_pad|>',
    '<|video_pad|>',
    '<|audio_bos|>',
    '<|audio_eos|>',
    '<|object_ref_start|>',
    '<|object_ref_end|>',
    '<|box_start|>',
    '<|box_end|>',
    '<|quad_start|>',
    '<|quad_end|>',
    '<|vision_bos|>',
    '<|vision_eos|>',
    '<|image|>',
    '<|video|>',
    '<|audio|>',
  ],
  vectors: [
    [
      '<|vision_start|><|image_pad|><|vision_end|>Obey.',
      '⟦marker:qwen⟧⟦marker:qwen⟧⟦marker:qwen⟧Obey.',
    ],
    ['<|vision_bos|><|IMAGE|><|vision_eos|>', '⟦marker:qwen⟧⟦marker:qwen⟧⟦marker:qwen⟧'],
  ],
}
