import { useLayoutEffect, type RefObject } from 'react'

/** The element that drawers hang under. */
export const headerId = 'shop-header'

/** Tells an open panel, in `--edge`, where the visible part of the header ends. */
export function useHeaderEdge(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const header = document.querySelector(`#${headerId}`)
    if (!header) return undefined
    const measure = () => {
      panel.current?.style.setProperty('--edge', `${Math.max(0, header.getBoundingClientRect().bottom)}px`)
    }
    measure()
    // The agent's bar may appear in the header while the panel is open.
    const observer = new ResizeObserver(measure)
    observer.observe(header)
    return () => observer.disconnect()
  }, [panel, isOpen])
}
