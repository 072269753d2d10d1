import { useSyncExternalStore } from 'react'

function follow(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** False while the page is in a background tab. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    follow,
    () => document.visibilityState === 'visible',
    () => true,
  )
}
