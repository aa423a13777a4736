'use client'

import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { MarksContext, MarksToggle } from '#components/inspector/text/marks.tsx'
import { TextViewer } from '#components/inspector/text/text-viewer.tsx'
import type { JsonObject } from '#lib/base/json.ts'
import { imageMime } from '#lib/contract/image/image-mime.ts'
import styles from '../image/image.module.css'
import { type ForeignImage, ImageFigure } from '../image/image-figure.tsx'
import { objectsOf } from '../payload-faults.ts'

/** Images shown at first, and with each press of the button. */
const IMAGES_AT_ONCE = 12

/** Pictures, and what the tool that made them wrote. */
export function ImageArtifact({ payload, title }: { payload: JsonObject; title: string }) {
  const images = useMemo(() => imagesOf(payload), [payload])
  const [shown, setShown] = useState(IMAGES_AT_ONCE)
  const [marks, setMarks] = useState(true)
  const { output } = payload
  const left = images.length - shown
  return (
    <>
      {images.length === 0 && <p className={styles.none}>There are no images in it.</p>}
      {images.length > 0 && (
        <div className={styles.head}>
          {images.length === 1 ? 'One image' : `${images.length.toLocaleString('en')} images`}
          <MarksToggle marks={marks} onChange={setMarks} />
        </div>
      )}
      <MarksContext value={marks}>
        <section
          className={styles.images}
          aria-label={`${title}: all images`}
          // A region that scrolls must be reachable by keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard can't scroll the images.
          tabIndex={0}
        >
          {images.slice(0, shown).map((image, index) => (
            <ImageFigure
              // Images have no name of their own, and their order never changes.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed.
              key={index}
              image={image}
              name={`${title}: image ${index + 1} of ${images.length}`}
            />
          ))}
          {left > 0 && (
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => setShown(shown + IMAGES_AT_ONCE)}
            >
              Show {Math.min(left, IMAGES_AT_ONCE)} of {left.toLocaleString('en')} more images
            </Button>
          )}
        </section>
      </MarksContext>
      {typeof output === 'string' && (
        <div className={styles.output}>
          <TextViewer
            text={output}
            label={`${title}: output`}
            copyLabel="Copy the exact output"
            facts="Output"
          />
        </div>
      )}
    </>
  )
}

function imagesOf({ images }: JsonObject): readonly ForeignImage[] {
  return (objectsOf(images) ?? []).flatMap(({ mime, b64, alt }) => {
    const known = imageMime(mime)
    if (!known || typeof b64 !== 'string') return []
    return [{ mime: known, b64, alt: typeof alt === 'string' ? alt : '' }]
  })
}
