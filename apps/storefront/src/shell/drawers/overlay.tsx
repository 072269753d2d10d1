import { useEffect, useEffectEvent } from 'react'
import { useDrawers } from './drawers.tsx'
import { hasOverlay, locksScroll } from './one-drawer.ts'
import styles from './overlay.module.css'
import { useScrollLock } from './use-scroll-lock.ts'

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
