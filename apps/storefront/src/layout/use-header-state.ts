import { useEffect, useState } from 'react'

export type HeaderState = 'static' | 'hidden' | 'fixed'

const switchAt = 350

/** Static at the top, hidden while scrolling down past 350 px, fixed while scrolling up. */
export function useHeaderState(): HeaderState {
  const [state, setState] = useState<HeaderState>('static')
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      if (now <= 0) setState('static')
      else if (now > switchAt && now > last) setState('hidden')
      else if (now < last) setState('fixed')
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return state
}
