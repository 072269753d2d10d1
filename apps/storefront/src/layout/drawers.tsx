import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { toggled, type DrawerName } from './one-drawer.ts'

type Drawers = {
  /** The one drawer that is open. */
  readonly open: DrawerName | null
  /** Opens a drawer in the place of any other; the open one it closes. */
  readonly toggle: (name: DrawerName) => void
  /** Closes whatever is open; the focus goes back to what opened it. */
  readonly close: () => void
  /** Closes whatever is open because something else takes the focus. */
  readonly replace: () => void
}

/** A drawer and the address it was opened at. */
type Opened = { readonly name: DrawerName; readonly at: string }

const nothing = () => undefined
const DrawersContext = createContext<Drawers>({ open: null, toggle: nothing, close: nothing, replace: nothing })

/** Which drawer of the shell is open, and the way to change it. */
export function useDrawers(): Drawers {
  return useContext(DrawersContext)
}

/**
 * Keeps the one-drawer rule; a new page closes what was open. What was opened once the address was the new page's, while the
 * page itself was still being drawn, stays.
 */
export function DrawersProvider({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation()
  const place = pathname + search
  const [opened, setOpened] = useState<Opened | null>(null)
  const [shownAt, setShownAt] = useState(place)
  const opener = useRef<HTMLElement | null>(null)
  if (shownAt !== place) {
    setShownAt(place)
    if (opened?.at !== place) setOpened(null)
  }
  const open = opened?.name ?? null
  const toggle = useCallback((name: DrawerName) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    const { pathname: path, search: query } = window.location
    setOpened((current) => {
      const next = toggled(current?.name ?? null, name)
      return next && { name: next, at: path + query }
    })
  }, [])
  const close = useCallback(() => {
    setOpened(null)
    const back = opener.current
    if (back?.isConnected) requestAnimationFrame(() => back.focus({ preventScroll: true }))
  }, [])
  const replace = useCallback(() => setOpened(null), [])
  const drawers = useMemo(() => ({ open, toggle, close, replace }), [open, toggle, close, replace])
  return <DrawersContext value={drawers}>{children}</DrawersContext>
}
