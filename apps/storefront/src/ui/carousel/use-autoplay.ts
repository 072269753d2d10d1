import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { usePageVisible } from '../use-page-visible.ts'
import { useCalm } from './use-calm.ts'

export type Autoplay = { readonly isOffered: boolean; readonly isPlaying: boolean; readonly toggle: () => void }

type Settings = {
  readonly isAutoplay: boolean
  /** Milliseconds between two moves. */
  readonly speed: number
}

/**
 * Moves a carousel automatically if configured, but never with reduced motion. Pauses while the carousel is hovered or focused,
 * and stops when the visitor presses the button (WCAG 2.2.2).
 */
export function useAutoplay(
  slides: RefObject<HTMLElement | null>,
  { isAutoplay, speed }: Settings,
  next: number | undefined,
  goTo: (page: number | undefined) => void,
): Autoplay {
  const [isStopped, setStopped] = useState(false)
  const isVisible = usePageVisible()
  const isHeld = useHeld(slides)
  const isOffered = !useCalm() && isAutoplay
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
