import { useEffect, useEffectEvent } from 'react'
import { useDrawers } from './drawers.tsx'
import { hasOverlay, locksScroll } from './one-drawer.ts'
import * as styles from './overlay.module.css'

/** The dark background behind a drawer; a click on it or Escape closes the drawer. */
export function Overlay() {
  const { open, close } = useDrawers()
  const isOverlaid = hasOverlay(open)
  useScrollLock(locksScroll(open, isOverlaid))
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  })
  useEffect(() => {
    if (!open) return undefined
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open])
  return <div className={styles['overlay']} data-open={isOverlaid} aria-hidden="true" onClick={close} />
}

/** Locks scrolling of the page while true. */
function useScrollLock(isLocked: boolean): void {
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
