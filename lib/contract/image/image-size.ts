/** What the bytes of an image say of how much there is to decode. */
export type ImageSize = {
  /** In pixels, at least 1: the largest that any decoder would make room for. */
  readonly width: number
  readonly height: number
  /** How many pictures of that size are decoded: frames of an animation, passes of a progressive JPEG. */
  readonly passes: number
}
