import { useLayoutEffect, type RefObject } from 'react'

/** The id of the header, below which drawers are placed. */
export const headerId = 'shop-header'

/** Sets `--edge` on an open panel to the bottom of the visible header. */
export function useHeaderEdge(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const header = document.querySelector(`#${headerId}`)
    if (!header) return undefined
    const measure = () => {
      panel.current?.style.setProperty('--edge', `${Math.max(0, header.getBoundingClientRect().bottom)}px`)
    }
    measure()
    // The header grows when the agent's bar appears.
    const observer = new ResizeObserver(measure)
    observer.observe(header)
    return () => observer.disconnect()
  }, [panel, isOpen])
}
