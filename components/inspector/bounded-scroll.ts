import { observeElementRect, type Rect } from '@tanstack/react-virtual'

/*
 * A style sheet can arrive after the part of the page that it is for. A scroller without its style is as high
 * as all it holds, so a virtual list would put every row into the page, and hang it. Hence the bounds of every
 * scroller are here and not in a style sheet.
 */

/** The style of an element that scrolls a virtual list: never higher than the window. */
export const SCROLLER_STYLE = { maxHeight: '100dvh', overflow: 'auto' } as const

/** Observes a scroller like TanStack Virtual does, but never sees it larger than the window. */
export const observeBoundedRect: typeof observeElementRect = (virtual, report) =>
  observeElementRect(virtual, (rect) => report(withinWindow(rect)))

function withinWindow({ width, height }: Rect): Rect {
  return {
    width: Math.min(width, window.innerWidth),
    height: Math.min(height, window.innerHeight),
  }
}
