import { useRef } from 'react'
import { prefetchPage } from '#src/platform/url/prefetch.ts'

const dwell = 80

type Handlers = {
  readonly onPointerEnter?: () => void
  readonly onPointerLeave?: () => void
}

/** Handlers that prefetch a page when the pointer or a finger rests on its link; a scroll cancels it. */
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
