'use client'

import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus on the active item of `container` once it is on any of them: the item with `aria-selected` is
 * the only one that Tab reaches. An item that is scrolled away may leave the page before the next one has the
 * focus, so what is remembered is whether the focus was last given to something else.
 * Source: WAI-ARIA Authoring Practices, "Managing focus within components using a roving tabindex".
 */
export function useRovingFocus(container: RefObject<HTMLElement | null>, active: number) {
  const isWithin = useRef(false)
  useEffect(() => {
    if (active < 0 || !isWithin.current) return
    const item = container.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    item?.focus({ preventScroll: true })
  }, [container, active])
  return {
    onFocus: () => {
      isWithin.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !container.current?.contains(relatedTarget)) isWithin.current = false
    },
  }
}
