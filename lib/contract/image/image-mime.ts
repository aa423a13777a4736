/** The formats of pictures that are shown; never svg, which is a document with scripts. */
export const IMAGE_MIMES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const

export type ImageMime = (typeof IMAGE_MIMES)[number]

/** `mime` as one of `IMAGE_MIMES`, matched exactly, or undefined. */
export function imageMime(mime: unknown): ImageMime | undefined {
  return IMAGE_MIMES.find((one) => one === mime)
}
