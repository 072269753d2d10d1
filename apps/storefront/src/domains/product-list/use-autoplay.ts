import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react'
import { usePageVisible } from '#src/ui/use-page-visible.ts'
import type { ProductListSettings } from './product-list.ts'

export type Autoplay = { readonly isOffered: boolean; readonly isPlaying: boolean; readonly toggle: () => void }

const calm = '(prefers-reduced-motion: reduce)'

function listen(listener: () => void): () => void {
  const wish = window.matchMedia(calm)
  wish.addEventListener('change', listener)
  return () => wish.removeEventListener('change', listener)
}

const isCalm = (): boolean => window.matchMedia(calm).matches

/**
 * Moves a carousel automatically if configured, but never with reduced motion. Pauses while the carousel is hovered or focused,
 * and stops when the visitor presses the button (WCAG 2.2.2).
 */
export function useAutoplay(
  slides: RefObject<HTMLElement | null>,
  { isAutoplay, speed }: Pick<ProductListSettings, 'isAutoplay' | 'speed'>,
  next: number | undefined,
  goTo: (page: number | undefined) => void,
): Autoplay {
  const [isStopped, setStopped] = useState(false)
  const isVisible = usePageVisible()
  const isHeld = useHeld(slides)
  const isOffered = !useSyncExternalStore(listen, isCalm, isCalm) && isAutoplay
  const isMoving = isOffered && !isStopped && !isHeld && isVisible && next !== undefined
  const move = useEffectEvent(() => goTo(next))
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setTimeout(() => move(), speed)
    return () => clearTimeout(timer)
  }, [isMoving, next, speed])
  return { isOffered, isPlaying: isOffered && !isStopped, toggle: () => setStopped(!isStopped) }
}

/** Whether the slides are hovered or have the focus. */
function useHeld(slides: RefObject<HTMLElement | null>): boolean {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  useEffect(() => {
    const element = slides.current
    const changes = {
      pointerenter: () => setPointedAt(true),
      pointerleave: () => setPointedAt(false),
      focusin: () => setFocus(true),
      focusout: () => setFocus(false),
    }
    for (const [name, change] of Object.entries(changes)) element?.addEventListener(name, change)
    return () => {
      for (const [name, change] of Object.entries(changes)) element?.removeEventListener(name, change)
    }
  }, [slides])
  return isPointedAt || hasFocus
}
