'use client'

import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconGridPattern, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { ToolbarToggle } from '#components/inspector/text/toolbar-toggle.tsx'
import type { CheckedImage } from '#lib/contract/image/check-image.ts'
import styles from './image.module.css'
import { useBlobUrl } from './use-blob-url.ts'
import { toldZoom, type Zoom, zoomedBy, zoomOfKey } from './zoom.ts'

type ImageStageProps = {
  readonly image: CheckedImage
  /** What is to be seen on it, already made fit for a label. */
  readonly alt: string
  /** Names the stage, e.g. "Image 1 of 3". */
  readonly name: string
}

/** From this zoom on single pixels are to be seen, not blurred. */
const PIXELATED_FROM = 2

/** A checked image on a checkerboard, to be zoomed and scrolled by buttons and keys. */
export function ImageStage({ image, alt, name }: ImageStageProps) {
  const url = useBlobUrl(image)
  const picture = useRef<HTMLImageElement>(null)
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [checkered, setCheckered] = useState(true)
  const [isBroken, setBroken] = useState(false)
  if (isBroken) {
    return (
      <p className={styles.problem} role="alert">
        The browser could not decode this image: it is damaged behind its header.
      </p>
    )
  }
  const zoomBy = (by: 1 | -1) => {
    const { width = 0, naturalWidth = 1, naturalHeight = 1 } = picture.current ?? {}
    setZoom(zoomedBy(zoom, by, width / naturalWidth, Math.max(naturalWidth, naturalHeight)))
  }
  const moves = {
    in: () => zoomBy(1),
    out: () => zoomBy(-1),
    fit: () => setZoom('fit'),
    whole: () => setZoom(1),
  }
  return (
    <>
      <ZoomBar zoom={zoom} moves={moves}>
        <ToolbarToggle label="Checkerboard" pressed={checkered} onChange={setCheckered}>
          <IconGridPattern size={16} />
        </ToolbarToggle>
      </ZoomBar>
      <section
        className={styles.stage}
        data-checkered={checkered || undefined}
        aria-label={name}
        aria-keyshortcuts="+ - 0 1"
        // A region that scrolls must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard can neither scroll nor zoom.
        tabIndex={0}
        onKeyDown={(event) => {
          const move = event.ctrlKey || event.metaKey ? undefined : zoomOfKey(event.key)
          if (!move) return
          event.preventDefault()
          event.stopPropagation()
          moves[move]()
        }}
      >
        {url && (
          // biome-ignore lint/performance/noImgElement: Next's element optimises what it loads; these bytes are here.
          <img
            ref={picture}
            className={styles.picture}
            data-fit={zoom === 'fit' || undefined}
            data-pixelated={(zoom !== 'fit' && zoom >= PIXELATED_FROM) || undefined}
            src={url}
            alt={alt}
            decoding="async"
            draggable={false}
            style={zoom === 'fit' ? undefined : { width: widthAt(picture.current, zoom) }}
            onError={() => setBroken(true)}
          />
        )}
      </section>
    </>
  )
}

/** The decoder's own width: a camera's picture may be turned against its header. */
function widthAt(picture: HTMLImageElement | null, zoom: number): number | undefined {
  return picture ? picture.naturalWidth * zoom : undefined
}

type Moves = Readonly<Record<'in' | 'out' | 'fit' | 'whole', () => void>>

function ZoomBar({ zoom, moves, children }: { zoom: Zoom; moves: Moves; children: ReactNode }) {
  return (
    <div className={styles.zoom}>
      <ZoomIcon label="Zoom out (-)" onClick={moves.out}>
        <IconZoomOut size={16} />
      </ZoomIcon>
      <span className={styles.told} role="status">
        {zoom === 'fit' ? 'Fit' : toldZoom(zoom)}
      </span>
      <ZoomIcon label="Zoom in (+)" onClick={moves.in}>
        <IconZoomIn size={16} />
      </ZoomIcon>
      <Button size="compact-xs" variant="subtle" color="gray" onClick={moves.fit}>
        Fit
      </Button>
      <Button size="compact-xs" variant="subtle" color="gray" onClick={moves.whole}>
        100 %
      </Button>
      {children}
    </div>
  )
}

function ZoomIcon(props: { label: string; children: ReactNode; onClick: () => void }) {
  return (
    <Tooltip label={props.label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={props.label.replace(/ \(.\)$/, '')}
        onClick={props.onClick}
      >
        {props.children}
      </ActionIcon>
    </Tooltip>
  )
}
