import { useRef, type TouchEvent } from 'react'

const far = 60

/** Touch handlers that call back when the finger went down far enough. */
export function useSwipeDown(onSwipe: () => void) {
  const start = useRef<number | null>(null)
  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = event.touches[0]?.clientY ?? null
    },
    onTouchEnd: (event: TouchEvent) => {
      const end = event.changedTouches[0]?.clientY
      if (start.current !== null && end !== undefined && end - start.current > far) onSwipe()
      start.current = null
    },
  }
}
