import { Link } from 'react-router'
import { CmsHtml } from '#src/cms/cms-html.tsx'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { Icon, Logo } from '#src/ui/icon/icon.tsx'
import { CartLink } from './cart-link.tsx'
import styles from './header.module.css'
import { MegaMenu } from './mega-menu.tsx'
import type { MenuItem } from './menu-tree.ts'
import { navDrawerId } from './nav-drawer.tsx'
import { SearchField } from './search-field.tsx'
import { useHeaderState } from './use-header-state.ts'

/** Top bar, logo, search, cart and the mega menu. */
export function Header({ menu, topBar }: { readonly menu: readonly MenuItem[]; readonly topBar: string }) {
  const t = useT()
  const store = useStore()
  const state = useHeaderState()
  return (
    <>
      {topBar ? (
        <aside className={styles['topBar']} aria-label={t('layout.announcements')}>
          <CmsHtml html={topBar} />
        </aside>
      ) : null}
      <header className={styles['header']} data-state={state}>
        <div className={styles['row']}>
          <button
            type="button"
            className={styles['menuButton']}
            popoverTarget={navDrawerId}
            aria-label={t('layout.menu')}
          >
            <Icon name="menu" />
          </button>
          <Link className={styles['logo']} to={href(store, '/')} aria-label={t('layout.home')}>
            <Logo />
          </Link>
          <SearchField />
          <div className={styles['actions']}>
            <CartLink />
          </div>
        </div>
        <MegaMenu menu={menu} />
      </header>
    </>
  )
}
