import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react'
import { closeDelay, closedPanel, headingDelay, isHeadingDown, nextPanel, type Point } from './menu-panel-state.ts'

/**
 * The open panel and its event handlers. It closes on navigation (a change of `address`), a click outside the menu, Escape, and
 * when the pointer has left.
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
    /** The pointer is over an entry; `uid` is null if it has no panel. */
    hover(uid: string | null, at: Point) {
      const show = () => (uid === null ? close() : enter(uid))
      const isOnItsWay = panel.open !== null && panel.open !== uid && isHeadingDown(before.current, at)
      if (isOnItsWay) after(headingDelay, show)
      else show()
    },
    /** The pointer has left an entry or its panel, to another part of the bar or to the page. */
    leave(at: Point, isInBar: boolean) {
      after(isInBar && isHeadingDown(before.current, at) ? headingDelay : closeDelay, close)
    },
    /** Records the pointer's position. */
    track(at: Point) {
      before.current = at
    },
  }
}
