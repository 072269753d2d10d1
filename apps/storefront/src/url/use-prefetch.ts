import { useRef } from 'react'
import { prefetchPage } from './prefetch.ts'

const dwell = 80

type Handlers = {
  readonly onPointerEnter?: () => void
  readonly onPointerLeave?: () => void
}

/** Handlers that fetch a page ahead once the pointer or a finger rests on its link; a scroll takes the finger away in time. */
export function usePrefetch(href: string | undefined): Handlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (href === undefined) return {}
  return {
    onPointerEnter: () => {
      timer.current = setTimeout(() => prefetchPage(href), dwell)
    },
    onPointerLeave: () => clearTimeout(timer.current),
  }
}
