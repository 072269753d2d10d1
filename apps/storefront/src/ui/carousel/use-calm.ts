import { useSyncExternalStore } from 'react'

const calm = '(prefers-reduced-motion: reduce)'

function listen(listener: () => void): () => void {
  const wish = window.matchMedia(calm)
  wish.addEventListener('change', listener)
  return () => wish.removeEventListener('change', listener)
}

/** Whether the visitor wants no motion. On the server and until hydration nothing moves. */
export const useCalm = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.matchMedia(calm).matches,
    () => true,
  )
