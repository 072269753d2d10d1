import { useEffect } from 'react'

/** Locks scrolling of the page while true. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return undefined
    // Hiding a scrollbar that takes space would widen the page, so its gutter stays.
    const hasScrollbar = window.innerWidth > document.documentElement.clientWidth
    document.body.dataset['scrollLocked'] = hasScrollbar ? 'gutter' : 'true'
    return () => {
      delete document.body.dataset['scrollLocked']
    }
  }, [isLocked])
}
