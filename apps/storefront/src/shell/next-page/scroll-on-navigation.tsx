import { useEffect, useRef, useState } from 'react'
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { keepsFocus, scrollPlan } from '#src/platform/url/scroll-plan.ts'

const delay = 10

/**
 * Moves scroll position and focus after a navigation: to the top and heading of a new page, or to the top of a changed list.
 */
export function ScrollOnNavigation() {
  const location = useLocation()
  const type = useNavigationType()
  const shown = useRef(location)
  const followed = useRef(new Map<string, string>())
  const [title, setTitle] = useState('')
  useEffect(() => {
    const from = shown.current
    shown.current = location
    if (from === location) return undefined
    const plan = scrollPlan(from, location, type)
    if (type === 'PUSH') followed.current.set(from.key, location.pathname)
    const timer = setTimeout(() => {
      if (from.pathname !== location.pathname) setTitle(document.title)
      if (plan === 'page') showPage(keepsFocus(location.state))
      if (plan === 'list') showList()
      if (type === 'POP') returnFocus(followed.current.get(location.key))
    }, delay)
    return () => clearTimeout(timer)
  }, [location, type])
  return (
    <>
      <ScrollRestoration />
      <div role="status" data-announcer="page">
        <VisuallyHidden>{title}</VisuallyHidden>
      </div>
    </>
  )
}

function behaviour(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

function showPage(isTyping: boolean): void {
  window.scrollTo({ top: 0, behavior: behaviour() })
  if (!isTyping) focusHeading()
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

// After going back, focus the link that the visitor had followed.
function returnFocus(path: string | undefined): void {
  if (document.activeElement !== document.body && document.activeElement !== null) return
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    (candidate) => candidate.pathname === path && candidate.tabIndex >= 0,
  )
  if (link) link.focus({ preventScroll: true })
  else focusHeading()
}

// The clicked control keeps the focus; if it was removed, focus the list.
function showList(): void {
  const list = document.querySelector<HTMLElement>('[data-list]')
  if (!list) return
  if (list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start', behavior: behaviour() })
  if (document.activeElement === document.body || document.activeElement === null) list.focus({ preventScroll: true })
}
