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

const nothing = () => undefined
const DrawersContext = createContext<Drawers>({ open: null, toggle: nothing, close: nothing, replace: nothing })

/** Which drawer of the shell is open, and the way to change it. */
export function useDrawers(): Drawers {
  return useContext(DrawersContext)
}

/** Keeps the one-drawer rule; a new page closes what was open. */
export function DrawersProvider({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation()
  const place = pathname + search
  const [open, setOpen] = useState<DrawerName | null>(null)
  const [shownAt, setShownAt] = useState(place)
  const opener = useRef<HTMLElement | null>(null)
  if (shownAt !== place) {
    setShownAt(place)
    setOpen(null)
  }
  const toggle = useCallback((name: DrawerName) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setOpen((current) => toggled(current, name))
  }, [])
  const close = useCallback(() => {
    setOpen(null)
    const back = opener.current
    if (back?.isConnected) requestAnimationFrame(() => back.focus({ preventScroll: true }))
  }, [])
  const replace = useCallback(() => setOpen(null), [])
  const drawers = useMemo(() => ({ open, toggle, close, replace }), [open, toggle, close, replace])
  return <DrawersContext value={drawers}>{children}</DrawersContext>
}
