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
  ],
}
