import { useEffect, useState, type RefObject } from 'react'
import { nextHeader, startHeader, type HeaderScroll } from './header-scroll.ts'

/** The header's state while scrolling. A header with focus does not hide. */
export function useHeaderScroll(header: RefObject<HTMLElement | null>, isSearchExpanded: boolean): HeaderScroll {
  const [scroll, setScroll] = useState<HeaderScroll>(() => startHeader(0))
  useEffect(() => {
    const follow = () => {
      const isHeld = isSearchExpanded || (header.current?.contains(document.activeElement) ?? false)
      const y = window.scrollY
      setScroll((current) => nextHeader(current, y, isHeld))
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [header, isSearchExpanded])
  return scroll
}
