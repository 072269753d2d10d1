import { useSyncExternalStore } from 'react'
import { slidesShown } from './carousel-pages.ts'

function listen(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

const shownNow = (): number => slidesShown(window.innerWidth)

/** The number of products shown side by side in this window. */
export const useSlidesShown = (): number => useSyncExternalStore(listen, shownNow, shownNow)
