import { useEffect, type RefObject } from 'react'

/**
 * Scrolls a slide that gets the keyboard focus into view at once. The browser's own smooth scrolling may be undone halfway: when the
 * layout changes meanwhile, it snaps back to the slide where the scrolling started.
 */
export function useFocusedInView(slides: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const row = slides.current
    const show = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const slide = [...(row?.children ?? [])].find((child) => child.contains(target))
      slide?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    }
    row?.addEventListener('focusin', show)
    return () => row?.removeEventListener('focusin', show)
  }, [slides])
}
