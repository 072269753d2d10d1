import { useEffect } from 'react'

/** While true, the page behind stays where it is. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return undefined
    // A scrollbar that goes would widen the page: its place is kept, where it took any.
    const hasScrollbar = window.innerWidth > document.documentElement.clientWidth
    document.body.dataset['scrollLocked'] = hasScrollbar ? 'gutter' : 'true'
    return () => {
      delete document.body.dataset['scrollLocked']
    }
  }, [isLocked])
}
