import { useSyncExternalStore } from 'react'

const desktop = '(width >= 1025px)'

function listen(listener: () => void): () => void {
  const query = window.matchMedia(desktop)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window has desktop width; false on the server. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(desktop).matches,
    () => false,
  )
}
