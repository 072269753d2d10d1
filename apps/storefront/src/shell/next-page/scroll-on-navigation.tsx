import { useEffect, useRef, useState, type RefObject } from 'react'
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { firstInteraction } from '#src/platform/hydration/first-interaction.ts'
import { keepsFocus, scrollPlan } from '#src/platform/url/scroll-plan.ts'
import { linkTo, topOf, type FollowedLink } from './followed-link.ts'

const delay = 10
const loadScrollAndFocus = () => import('./scroll-and-focus.ts')

/**
 * Moves scroll position and focus after a navigation: to the top and heading of a new page, to a place in it, to the top of a changed
 * list, or back to the link that the visitor had followed.
 */
export function ScrollOnNavigation() {
  const location = useLocation()
  const type = useNavigationType()
  const shown = useRef(location)
  const followed = useRef(new Map<string, FollowedLink>())
  const clicked = useLastClickedLink()
  const inputAt = useEntryOfLastInput()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      void firstInteraction()
        .then(loadScrollAndFocus)
        .catch(() => undefined),
    [],
  )
  useEffect(() => {
    const from = shown.current
    shown.current = location
    if (from === location) return undefined
    const plan = scrollPlan(from, location, type)
    const path = location.pathname
    if (type === 'PUSH') followed.current.set(from.key, clicked.current?.path === path ? clicked.current : { path })
    const timer = setTimeout(() => {
      if (from.pathname !== location.pathname) setTitle(document.title)
      loadScrollAndFocus().then(
        ({ showPage, showPlace, showList, returnTo }) => {
          // On a slow device the URL changes well before the page does. A visitor who opened a menu meanwhile keeps the focus there.
          if (plan === 'page') showPage(keepsFocus(location.state) || inputAt.current === location.key)
          if (plan === 'place') showPlace(location.hash)
          if (plan === 'list') showList()
          if (type === 'POP') returnTo(followed.current.get(location.key))
        },
        () => undefined,
      )
    }, delay)
    return () => clearTimeout(timer)
  }, [location, type, clicked, inputAt])
  return (
    <>
      <ScrollRestoration />
      <div role="status" data-announcer="page">
        <VisuallyHidden>{title}</VisuallyHidden>
      </div>
    </>
  )
}

function useLastClickedLink(): RefObject<FollowedLink | undefined> {
  const clicked = useRef<FollowedLink>(undefined)
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      const path = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]')?.pathname : undefined
      clicked.current = path === undefined ? undefined : { path, top: topOf(linkTo(path)) }
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
  return clicked
}

/** The router's key of the history entry at which the visitor last pressed a key or the pointer. */
function useEntryOfLastInput(): RefObject<string | undefined> {
  const entry = useRef<string>(undefined)
  useEffect(() => {
    const onInput = () => {
      entry.current = (window.history.state as { key?: string } | null)?.key
    }
    const types = ['pointerdown', 'keydown'] as const
    for (const type of types) document.addEventListener(type, onInput, { capture: true })
    return () => {
      for (const type of types) document.removeEventListener(type, onInput, { capture: true })
    }
  }, [])
  return entry
}
