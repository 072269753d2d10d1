import { useEffect, useState, type RefObject } from 'react'

const switchAt = 350
const jitter = 8

export type HeaderState = 'static' | 'fixed-hidden' | 'fixed'

type HeaderScroll = {
  readonly state: HeaderState
  /** The previous state; a header slides out only if it was visible. */
  readonly before: HeaderState
  /** The scroll position of the last change of direction, in pixels. */
  readonly anchor: number
}

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

/** The initial state. `y` is the scroll position that the browser has restored. */
export const startHeader = (y: number): HeaderScroll => ({ state: 'static', before: 'static', anchor: y })

/** The header after a scroll to `y` px, or after the search field was expanded or collapsed there. */
export function nextHeader(header: HeaderScroll, y: number, isSearchExpanded: boolean): HeaderScroll {
  if (y <= 0) return to(header, 'static', 0)
  if (isSearchExpanded && header.state === 'fixed-hidden') return to(header, 'fixed', y)
  const moved = y - header.anchor
  if (Math.abs(moved) < jitter) return header
  return to(header, afterMove(header.state, y, moved > 0, isSearchExpanded), y)
}

function afterMove(state: HeaderState, y: number, isDown: boolean, isSearchExpanded: boolean): HeaderState {
  if (isDown) return y > switchAt && !isSearchExpanded ? 'fixed-hidden' : state
  return state === 'fixed-hidden' || y > switchAt ? 'fixed' : state
}

function to(header: HeaderScroll, state: HeaderState, anchor: number): HeaderScroll {
  if (state === header.state) return anchor === header.anchor ? header : { ...header, anchor }
  return { state, before: header.state, anchor }
}
