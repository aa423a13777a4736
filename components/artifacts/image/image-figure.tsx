'use client'

import { Button } from '@mantine/core'
import { IconPhotoOff, IconPlayerPlay } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ForeignText } from '#components/inspector/text/foreign-text.tsx'
import { markedText } from '#components/inspector/text/marked-text.ts'
import { type CheckedImage, checkImage, FORMAT_NAMES } from '#lib/contract/image/check-image.ts'
import type { ImageMime } from '#lib/contract/image/image-mime.ts'
import styles from './image.module.css'
import { ImageStage } from './image-stage.tsx'

/** An image of a tool, as it is before anything is checked. */
export type ForeignImage = {
  readonly mime: ImageMime
  readonly b64: string
  readonly alt: string
}

/**
 * One image with its facts and its alternative text; where its bytes are not what they are called or announce
 * too much, why it is not shown. Nothing decodes it before. Source: design `ui.md`, "Text is text".
 */
export function ImageFigure({ image, name }: { image: ForeignImage; name: string }) {
  const { mime, b64, alt } = image
  const checked = useMemo(() => checkImage({ mime, b64 }), [mime, b64])
  return (
    <figure className={styles.figure}>
      {checked.ok ? (
        <Shown image={checked.value} alt={alt} name={name} />
      ) : (
        <p className={styles.problem}>
          <IconPhotoOff size={16} aria-hidden /> {checked.problem}
        </p>
      )}
      <figcaption className={styles.caption}>
        {alt === '' ? (
          <span className={styles.none}>No alternative text</span>
        ) : (
          <ForeignText text={alt} maxCharacters={2_000} />
        )}
        <span className={styles.facts}>
          {checked.ok ? factsOf(checked.value) : `called ${FORMAT_NAMES[mime]}`}
        </span>
      </figcaption>
    </figure>
  )
}

/** What moves begins to move only when the reader wants it, and stops on demand. */
function Shown(props: { image: CheckedImage; alt: string; name: string }) {
  const { image, alt, name } = props
  const [isPlaying, setPlaying] = useState(false)
  const label = alt === '' ? `${name}, without alternative text` : markedText(alt)
  const stage = <ImageStage image={image} alt={label} name={name} />
  if (!isAnimated(image)) return stage
  if (isPlaying) {
    return (
      <>
        {stage}
        <Button size="compact-xs" variant="subtle" onClick={() => setPlaying(false)}>
          Stop the animation
        </Button>
      </>
    )
  }
  return (
    <Button
      className={styles.play}
      variant="default"
      leftSection={<IconPlayerPlay size={16} />}
      onClick={() => setPlaying(true)}
    >
      Play the animation of {image.passes.toLocaleString('en')} frames
    </Button>
  )
}

function isAnimated({ mime, passes }: CheckedImage): boolean {
  return passes > 1 && mime !== 'image/jpeg'
}

function factsOf(image: CheckedImage): string {
  const { mime, width, height, bytes, passes } = image
  const told = (number: number) => number.toLocaleString('en')
  const facts = [
    FORMAT_NAMES[mime],
    `${told(width)} × ${told(height)} pixels`,
    `${told(bytes.length)} bytes`,
    ...(isAnimated(image) ? [`${told(passes)} frames`] : []),
  ]
  return facts.join(' · ')
}
