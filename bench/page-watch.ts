declare global {
  interface Window {
    readonly pageWatch: PageWatch
    afterPaint(task: () => void): void
  }
}

/** One moment at which something of a wanted kind was on the screen, on both clocks of the page. */
export type Painted = { readonly at: number; readonly epoch: number }

/** What a page notes of itself while it is measured; all times are of `performance.now()`, in milliseconds. */
export type PageWatch = {
  /** Main-thread tasks of more than 50 ms. */
  readonly longTasks: { readonly start: number; readonly ms: number }[]
  /** When the first bytes of a large step were in the browser; null before. Set it to null to wait for another. */
  stepArrival: number | null
  /** When somebody last clicked, as the browser stamped it. */
  lastClick: number
  /** Calls `isThere` after each change of the document and resolves once the frame that shows it was painted. */
  painted(isThere: () => boolean): Promise<Painted>
  /** The longest task that ended after `from` and began before `to`; 0 where none took more than 50 ms. */
  longestTask(from: number, to?: number): number
  /** Every node of the document: elements, texts and comments. */
  nodeCount(): number
  /** Resolves when the main thread has been idle for `ms`. */
  calm(ms: number): Promise<void>
}

/** Runs in the page, before its own scripts. */
export function installPageWatch(): void {
  const longTasks: PageWatch['longTasks'] = []
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      longTasks.push({ start: startTime, ms: duration })
  })
  observer.observe({ type: 'longtask', buffered: true })

  const watch: PageWatch = {
    longTasks,
    stepArrival: null,
    lastClick: 0,
    painted: (isThere) =>
      new Promise((resolve) => {
        const look = () => {
          if (!isThere()) return
          observed.disconnect()
          window.afterPaint(() => resolve({ at: performance.now(), epoch: Date.now() }))
        }
        const observed = new MutationObserver(look)
        observed.observe(document, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        })
        look()
      }),
    longestTask(from, to = Number.POSITIVE_INFINITY) {
      const between = longTasks.filter(({ start, ms }) => start + ms > from && start < to)
      return Math.max(0, ...between.map(({ ms }) => ms))
    },
    nodeCount() {
      const walker = document.createTreeWalker(document)
      let count = 1
      while (walker.nextNode()) count++
      return count
    },
    async calm(ms) {
      let last = performance.now()
      for (let quiet = 0; quiet < ms; ) {
        await new Promise((resolve) => setTimeout(resolve, 10))
        const now = performance.now()
        quiet = now - last > 60 ? 0 : quiet + now - last
        last = now
      }
    },
  }
  Object.defineProperty(window, 'pageWatch', { value: watch })

  document.addEventListener(
    'click',
    (event) => {
      watch.lastClick = event.timeStamp
    },
    { capture: true },
  )
}

/** Runs in the page before `installPageWatch`: tells when what changes now has been painted. */
export function installAfterPaint(): void {
  let isInFrame = false
  const nextFrame = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (callback) =>
    nextFrame((time) => {
      if (!isInFrame) {
        isInFrame = true
        afterFrame(() => {
          isInFrame = false
        })
      }
      callback(time)
    })
  // What changes within a frame's callbacks is painted in that frame, other changes in the next.
  window.afterPaint = (task) => {
    if (isInFrame) afterFrame(task)
    else nextFrame(() => afterFrame(task))
  }

  /** A task of its own is run after the frame that is under way was painted. */
  function afterFrame(task: () => void): void {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = task
    port2.postMessage(null)
  }
}

/**
 * Runs in the page after `installPageWatch`: stamps the first chunk of any answer that is larger than `minBytes`,
 * as that of a run is where its large result begins. Nothing is copied or read a second time.
 */
export function watchArrivals(minBytes: number): void {
  const prototype = ReadableStreamDefaultReader.prototype
  const original = prototype.read
  prototype.read = function read() {
    const chunk = original.call(this)
    chunk.then(
      ({ value }) => {
        const isLarge = value instanceof Uint8Array && value.length > minBytes
        if (isLarge) window.pageWatch.stepArrival ??= performance.now()
      },
      () => undefined,
    )
    return chunk
  }
}
