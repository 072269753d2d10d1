import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { Icon, Logo } from '#src/ui/icon/icon.tsx'
import { MenuBadges } from './menu-badges.tsx'
import type { MenuItem } from './menu-tree.ts'
import styles from './nav-drawer.module.css'

export const navDrawerId = 'nav-drawer'

/** The menu of phones and tablets; a popover, so that it opens without scripts too. */
export function NavDrawer({ menu }: { readonly menu: readonly MenuItem[] }) {
  const t = useT()
  const drawer = useRef<HTMLElement>(null)
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover()
  }, [pathname, search])
  return (
    <nav ref={drawer} id={navDrawerId} popover="auto" className={styles['drawer']} aria-label={t('layout.menu')}>
      <div className={styles['head']}>
        <Logo />
        <button
          type="button"
          className={styles['close']}
          popoverTarget={navDrawerId}
          popoverTargetAction="hide"
          aria-label={t('layout.closeMenu')}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className={styles['list']}>
        {menu.map((item) => (
          <Entry key={item.uid} item={item} level={1} />
        ))}
      </ul>
    </nav>
  )
}

function Entry({ item, level }: { readonly item: MenuItem; readonly level: number }) {
  const t = useT()
  const store = useStore()
  if (item.children.length === 0) {
    return (
      <li>
        <Link className={styles['link']} data-level={level} to={href(store, item.path)}>
          {item.name}
          <MenuBadges badges={item.badges} />
        </Link>
      </li>
    )
  }
  return (
    <li>
      <details className={styles['group']} name={`menu-level-${level}`}>
        <summary className={styles['link']} data-level={level}>
          <span>
            {item.name}
            <MenuBadges badges={item.badges} />
          </span>
          <svg
            viewBox="0 0 12 12"
            width="12"
            height="12"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d="m3 4.5 3 3 3-3" />
          </svg>
        </summary>
        <ul className={styles['list']}>
          <li>
            <Link className={styles['link']} data-level={level + 1} to={href(store, item.path)}>
              {t('layout.allOf', { name: item.name })}
            </Link>
          </li>
          {item.children.map((child) => (
            <Entry key={child.uid} item={child} level={level + 1} />
          ))}
        </ul>
      </details>
    </li>
  )
}
