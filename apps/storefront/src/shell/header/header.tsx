import { memo, Suspense, useRef } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { HeaderActions } from './header-actions.tsx'
import * as styles from './header.module.css'
import { lazyUntilInteraction } from '#src/platform/hydration/lazy-until-interaction.ts'
import { Logo } from './logo.tsx'
import type { MenuItem } from '#src/domains/catalogue/menu-tree.ts'
import { NavTrigger } from '../menu/nav-trigger.tsx'
import { OnlineIndicator } from './online-indicator.tsx'
import { useSearchActive } from '#src/domains/suggest/search-active.tsx'
import { SearchField } from '../search-box/search-field.tsx'
import { headerId } from '../drawers/use-header-edge.ts'
import { useHeaderScroll } from './use-header-scroll.ts'
import { useIsCovered } from '../drawers/use-is-covered.ts'

const MegaMenu = lazyUntilInteraction(async () => (await import('../menu/mega-menu.tsx')).MegaMenu)

// Memoised, so that a change of the header's state does not replace the server-rendered menu while its code loads.
const MenuBar = memo(function MenuBar({ menu }: { readonly menu: readonly MenuItem[] }) {
  return (
    <Suspense fallback={<div className={styles['menuPlace']} />}>
      <MegaMenu menu={menu} />
    </Suspense>
  )
})

/** Logo, search, actions and mega menu; hides when scrolling down and reappears when scrolling up. */
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
