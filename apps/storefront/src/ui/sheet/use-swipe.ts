import { useRef, type TouchEvent } from 'react'
import { forReaders } from '#src/platform/i18n/reading-direction.ts'

export type Swipe = 'down' | 'back'

const far = 60

/** Touch handlers that call `onSwipe` after a long enough swipe, mainly in the given direction. `back` is against the reading direction. */
export function useSwipe(direction: Swipe, onSwipe: () => void) {
  const start = useRef<readonly [number, number] | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      start.current = touch ? [touch.clientX, touch.clientY] : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (start.current && touch) {
        const on = forReaders(touch.clientX - start.current[0])
        const down = touch.clientY - start.current[1]
        const [along, across] = direction === 'down' ? [down, on] : [-on, down]
        if (along > far && along > Math.abs(across)) onSwipe()
      }
      start.current = null
    },
  }
}
