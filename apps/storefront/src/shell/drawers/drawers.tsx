import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { toggled, type DrawerName } from './one-drawer.ts'

type Drawers = {
  /** The open drawer. */
  readonly open: DrawerName | null
  /** Toggles a drawer. Opening a drawer closes any other. */
  readonly toggle: (name: DrawerName) => void
  /** Closes the open drawer and returns the focus to the element that opened it. */
  readonly close: () => void
  /** Closes the open drawer without returning the focus. */
  readonly replace: () => void
}

/** An open drawer and the URL at which it was opened. */
type Opened = { readonly name: DrawerName; readonly at: string }

const nothing = () => undefined
const DrawersContext = createContext<Drawers>({ open: null, toggle: nothing, close: nothing, replace: nothing })

/** The open drawer of the shell and the functions to change it. */
export function useDrawers(): Drawers {
  return useContext(DrawersContext)
}

/**
 * Allows one open drawer at a time and closes it on navigation. A drawer opened after the URL changed, while the new page is
 * still rendering, stays open.
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
