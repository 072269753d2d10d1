import { memo, Suspense, useRef } from 'react'
import { useT } from '#src/i18n/store-context.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { HeaderActions } from './header-actions.tsx'
import styles from './header.module.css'
import { later } from './later.ts'
import { Logo } from './logo.tsx'
import type { MenuItem } from './menu-tree.ts'
import { NavTrigger } from './nav-trigger.tsx'
import { OnlineIndicator } from './online-indicator.tsx'
import { useSearchActive } from './search-active.tsx'
import { SearchField } from './search-field.tsx'
import { headerId } from './use-header-edge.ts'
import { useHeaderScroll } from './use-header-scroll.ts'
import { useIsCovered } from './use-is-covered.ts'

const MegaMenu = later(async () => (await import('./mega-menu.tsx')).MegaMenu)

// A header that changes its state while the menu's code is on its way must not take away the menu that the server wrote.
const MenuBar = memo(function MenuBar({ menu }: { readonly menu: readonly MenuItem[] }) {
  return (
    <Suspense fallback={<div className={styles['menuPlace']} />}>
      <MegaMenu menu={menu} />
    </Suspense>
  )
})

/** Logo, search, the shopper's own things and the mega menu; hidden on the way down, back on the way up. */
export function Header({ menu }: { readonly menu: readonly MenuItem[] }) {
  const t = useT()
  const header = useRef<HTMLElement>(null)
  const { isActive } = useSearchActive()
  const { state, before } = useHeaderScroll(header, isActive)
  const isCovered = useIsCovered()
  return (
    <header
      ref={header}
      id={headerId}
      className={styles['header']}
      data-state={state}
      data-before={before}
      inert={state === 'fixed-hidden'}
    >
      <div className={styles['row']}>
        <NavTrigger className={styles['menuButton']}>
          <Icon name="menu" />
          <span className={styles['menuWord']}>{t('layout.menu')}</span>
        </NavTrigger>
        <div className={styles['lead']} inert={isCovered}>
          <Logo />
          <OnlineIndicator />
          <SearchField />
        </div>
        <HeaderActions />
      </div>
      <div inert={isCovered}>
        <MenuBar menu={menu} />
      </div>
    </header>
  )
}
