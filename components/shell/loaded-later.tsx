'use client'

import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component whose code is loaded when it is first shown, and shown at once where it was loaded before; until
 * then `Waiting` stands in its place, and on the server always. A failure to load goes to the error boundary.
 * In place of `next/dynamic`, whose Suspense boundaries React uncovers 300 ms apart at the soonest: three of
 * them inside one another would hold a result back by most of a second.
 */
export function loadedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null
  return function LoadedLater(props: Props) {
    const [Body, setBody] = useState(() => Loaded)
    const [problem, setProblem] = useState<{ readonly cause: unknown } | null>(null)
    useEffect(() => {
      if (Body !== null) return
      load().then(
        (component) => {
          Loaded = component
          setBody(() => component)
        },
        (cause: unknown) => setProblem({ cause }),
      )
    }, [Body])
    if (problem !== null) throw problem.cause
    return Body === null ? <Waiting /> : <Body {...props} />
  }
}
