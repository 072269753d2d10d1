import { useEffect, useRef, useState } from 'react'
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { scrollPlan } from './scroll-plan.ts'

const delay = 10

/** Leads eye, focus and ear to what a navigation brought: a new page from its top and heading, a changed list from its own top. */
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
      if (plan === 'page') showPage()
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

function showPage(): void {
  window.scrollTo({ top: 0, behavior: behaviour() })
  focusHeading()
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

// Back on a page, the keyboard goes on from the link that had led away.
function returnFocus(path: string | undefined): void {
  if (document.activeElement !== document.body && document.activeElement !== null) return
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    (candidate) => candidate.pathname === path && candidate.tabIndex >= 0,
  )
  if (link) link.focus({ preventScroll: true })
  else focusHeading()
}

// What was pressed keeps the focus; what went away with the press hands it to the list.
function showList(): void {
  const list = document.querySelector<HTMLElement>('[data-list]')
  if (!list) return
  if (list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start', behavior: behaviour() })
  if (document.activeElement === document.body || document.activeElement === null) list.focus({ preventScroll: true })
}
