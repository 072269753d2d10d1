import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useT } from '#src/i18n/store-context.tsx'
import styles from './mega-menu.module.css'
import { MenuEntry } from './menu-entry.tsx'
import type { MenuItem } from './menu-tree.ts'

const closeDelay = 100

/** The desktop menu: top-level links, each with a panel of columns. Without scripts the panels open on hover and focus. */
export function MegaMenu({ menu }: { readonly menu: readonly MenuItem[] }) {
  const t = useT()
  const { pathname } = useLocation()
  const [open, setOpen] = useState<string | null>(null)
  const [shownAt, setShownAt] = useState(pathname)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (shownAt !== pathname) {
    setShownAt(pathname)
    setOpen(null)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = (uid: string | null) => {
    clearTimeout(timer.current)
    setOpen(uid)
  }
  const hideSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(null), closeDelay)
  }
  return (
    // The keys and the focus bubble up from the links inside; the nav itself is not operated.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      className={styles['nav']}
      aria-label={t('layout.mainMenu')}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) show(null)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.currentTarget.querySelector<HTMLElement>(`[data-top="${open}"]`)?.focus()
        show(null)
      }}
    >
      <ul className={styles['top']}>
        {menu.map((item) => (
          <MenuEntry
            key={item.uid}
            item={item}
            isOpen={open === item.uid}
            isCurrent={pathname.endsWith(item.path)}
            onShow={show}
            onLeave={hideSoon}
          />
        ))}
      </ul>
    </nav>
  )
}
