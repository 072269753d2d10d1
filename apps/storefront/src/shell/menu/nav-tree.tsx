import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { isFirstPage } from '#src/platform/hydration/first-page.ts'
import { trustedHtml } from '#src/platform/html/trusted-types.ts'
import { href } from '#src/platform/i18n/store-view.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { keptPart } from '#src/platform/kept-parts/kept-parts.ts'
import { markedIn } from './marked-entries.ts'
import { MenuLabel } from './menu-label.tsx'
import { loadSidebarMenu } from './menu-queries.ts'
import type { MenuItem } from '#src/domains/catalogue/menu-tree.ts'
import * as styles from './nav-tree.module.css'
import { useDrawers } from '../drawers/drawers.tsx'
import { useLiveMenu } from './use-live-menu.ts'

/** The number of category levels rendered before the drawer opens: enough to navigate without JavaScript, but small. */
const firstDepth = 2

// What the server sent stays as it is.
const untouched = { __html: trustedHtml('') }

/**
 * The category tree in the drawer on phones and tablets; one branch per level is open at a time. The server's markup is not hydrated:
 * React renders the tree when the drawer opens for the first time.
 */
export function NavTree({ menu: first }: { readonly menu: readonly MenuItem[] }) {
  const list = useRef<HTMLUListElement>(null)
  const { menu, loadMenu } = useLiveMenu(first, loadSidebarMenu)
  const isShown = useFirstShown(list, loadMenu)
  const wasOpened = useFirstOpened()
  const store = useStore()
  const { pathname } = useLocation()
  const entries = menu.map((item) => (
    <Entry key={item.uid} item={item} level={1} depth={isShown ? Number.POSITIVE_INFINITY : firstDepth} />
  ))
  const kept = import.meta.env.SSR
    ? keptPart(menu, `menu tree ${markedIn(menu, store, pathname)}`, <>{entries}</>, { store, pathname })
    : undefined
  // `data-stored`, because React knows only the list where the entries stay untouched.
  return kept || !wasOpened ? (
    <ul ref={list} data-stored="" dangerouslySetInnerHTML={kept ?? untouched} suppressHydrationWarning />
  ) : (
    <ul ref={list} data-stored="">
      {entries}
    </ul>
  )
}

type EntryProps = { readonly item: MenuItem; readonly level: number; readonly depth: number }

function Entry({ item, level, depth }: EntryProps) {
  const t = useT()
  const store = useStore()
  const { pathname } = useLocation()
  const to = href(store, item.path)
  const current = pathname === to ? 'page' : undefined
  const picture =
    level === 1 ? (
      <span className={styles['picture']}>
        {item.image ? <img src={thumbnailOf(item.image)} alt="" width={40} height={40} loading="lazy" /> : null}
      </span>
    ) : null
  if (item.children.length === 0 || level >= depth) {
    return (
      <li>
        <ShopLink skeleton="category" className={styles['link']} data-level={level} to={to} aria-current={current}>
          {picture}
          <span className={styles['name']}>
            <MenuLabel item={item} />
          </span>
        </ShopLink>
      </li>
    )
  }
  return (
    <li>
      <details className={styles['group']} name={`menu-level-${level}`}>
        <summary className={styles['link']} data-level={level}>
          {picture}
          <span className={styles['name']}>
            <MenuLabel item={item} />
          </span>
          <span className={styles['arrow']}>
            <Icon name="chevron-down" size={20} />
          </span>
        </summary>
        <ul>
          <li>
            <ShopLink
              skeleton="category"
              className={styles['link']}
              data-level={level + 1}
              to={to}
              aria-current={current}
            >
              {t('layout.allOf', { name: item.name })}
            </ShopLink>
          </li>
          {item.children.map((child) => (
            <Entry key={child.uid} item={child} level={level + 1} depth={depth} />
          ))}
        </ul>
      </details>
    </li>
  )
}

/** Whether the drawer has been open yet, or there is no markup from the server. */
function useFirstOpened(): boolean {
  const isOpen = useDrawers().open === 'nav'
  const [wasOpened, setOpened] = useState(() => import.meta.env.SSR || !isFirstPage())
  if (isOpen && !wasOpened) setOpened(true)
  return isOpen || wasOpened
}

/** Whether an element has been visible yet; calls `onShown` the first time. */
function useFirstShown(element: RefObject<Element | null>, onShown: () => void): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const target = element.current
    if (isShown || !target) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      setShown(true)
      onShown()
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, isShown, onShown])
  return isShown
}

/** The thumbnail at twice its displayed width, for high-density screens. */
const thumbnailOf = (url: string): string =>
  `${url.replace(/^https?:\/\/[^/]+/, '')}?auto=webp&format=pjpg&width=80&height=80&fit=cover`
