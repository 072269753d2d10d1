import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react'
import { closeDelay, closedPanel, headingDelay, isHeadingDown, nextPanel, type Point } from './menu-panel-state.ts'

/**
 * The panel that is seen, and what the pointer, the focus and the page do to it. Panels close when the page at `address`
 * gives way to another, at a press outside the menu, at Escape wherever the focus is, and when the pointer has left.
 */
export function useMenuPanel(nav: RefObject<HTMLElement | null>, address: string) {
  const [panel, send] = useReducer(nextPanel, closedPanel)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const before = useRef<Point | null>(null)
  const after = (delay: number, act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, delay)
  }
  const enter = useCallback((uid: string) => {
    clearTimeout(timer.current)
    send({ type: 'enter', uid })
  }, [])
  const close = useCallback(() => {
    clearTimeout(timer.current)
    send({ type: 'close' })
  }, [])
  const peek = useCallback((uid: string) => {
    clearTimeout(timer.current)
    send({ type: 'peek', uid })
  }, [])
  useEffect(() => close, [address, close])
  useEffect(() => {
    if (panel.open === null) return undefined
    const isOutside = (event: Event) => !(event.target instanceof Node && nav.current?.contains(event.target))
    const onPress = (event: Event) => {
      if (isOutside(event)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOutside(event)) close()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [close, nav, panel.open])
  return {
    panel,
    enter,
    peek,
    close,
    /** The pointer came over an entry; `uid` is null when it has no panel. */
    hover(uid: string | null, at: Point) {
      const show = () => (uid === null ? close() : enter(uid))
      const isOnItsWay = panel.open !== null && panel.open !== uid && isHeadingDown(before.current, at)
      if (isOnItsWay) after(headingDelay, show)
      else show()
    },
    /** The pointer left an entry or its panel, for another place of the bar or for the page. */
    leave(at: Point, isInBar: boolean) {
      after(isInBar && isHeadingDown(before.current, at) ? headingDelay : closeDelay, close)
    },
    /** Remembers the pointer's way. */
    track(at: Point) {
      before.current = at
    },
  }
}
