import { useEffect } from 'react'
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router'

const delay = 10

/** New pages start at the top with the focus on their heading; back and forward return to the old place. */
export function ScrollOnNavigation() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    if (type === 'POP') return undefined
    const timer = setTimeout(() => {
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
      const heading = document.querySelector<HTMLElement>('main h1')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus({ preventScroll: true })
    }, delay)
    return () => clearTimeout(timer)
  }, [pathname, type])
  return <ScrollRestoration />
}
