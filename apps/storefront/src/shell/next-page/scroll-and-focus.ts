import { linkTo, topOf, type FollowedLink } from './followed-link.ts'

// Loaded on the first interaction, because only a navigation needs it.

function behaviour(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** Scrolls to the top of a new page, and focuses its heading unless the visitor already does something in the page. */
export function showPage(isFocusKept: boolean): void {
  window.scrollTo({ top: 0, behavior: behaviour() })
  if (!isFocusKept) focusHeading()
}

/**
 * Scrolls to the place of a page that a fragment such as `#sizes` names, and moves the focus there. The router knows ids only, and
 * places in stored content are names of links. Without the place it is a new page like any other.
 */
export function showPlace(fragment: string): void {
  const name = decoded(fragment.slice(1))
  const place = document.getElementById(name) ?? document.querySelector<HTMLElement>(`a[name="${CSS.escape(name)}"]`)
  if (!place) return showPage(false)
  place.scrollIntoView({ block: 'start', behavior: 'instant' })
  place.focus({ preventScroll: true })
  if (document.activeElement === place) return
  place.setAttribute('tabindex', '-1')
  place.focus({ preventScroll: true })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/**
 * Shows the followed link again where it was, and focuses it if nothing else has the focus. The scroll position alone does not
 * restore the place: cards that were laid out when they came near had other heights before.
 */
export function returnTo(followed: FollowedLink | undefined): void {
  const link = linkTo(followed?.path)
  const top = topOf(link)
  if (top !== undefined && followed?.top !== undefined)
    window.scrollBy({ top: top - followed.top, behavior: 'instant' })
  if (!isFocusLost()) return
  if (link) link.focus({ preventScroll: true })
  else focusHeading()
}

const isFocusLost = (): boolean => document.activeElement === document.body || document.activeElement === null

/**
 * Scrolls to the top of a changed list. The clicked control keeps the focus; if it was removed, the list gets it. A page without
 * a list whose control was removed shows something else now, like a new page.
 */
export function showList(): void {
  const list = document.querySelector<HTMLElement>('[data-list]')
  if (list) {
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start', behavior: behaviour() })
    if (isFocusLost()) list.focus({ preventScroll: true })
  } else if (isFocusLost()) showPage(false)
}
