import { useLayoutEffect, type RefObject } from 'react'

/** The element that drawers hang under. */
export const headerId = 'shop-header'

/** Tells an open panel, in `--edge`, where the visible part of the header ends. */
export function useHeaderEdge(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const measure = () => {
      const edge = document.querySelector(`#${headerId}`)?.getBoundingClientRect().bottom ?? 0
      panel.current?.style.setProperty('--edge', `${Math.max(0, edge)}px`)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [panel, isOpen])
}
