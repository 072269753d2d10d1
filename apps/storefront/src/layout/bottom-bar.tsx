import { Link, useLocation } from 'react-router'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href, pathInStore } from '#src/i18n/store-view.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './bottom-bar.module.css'
import { CartCount } from './cart-link.tsx'
import { navDrawerId } from './nav-drawer.tsx'
import { searchFieldId } from './search-field.tsx'

/** The bar under the thumb on phones. */
export function BottomBar() {
  const t = useT()
  const store = useStore()
  const path = pathInStore(store, useLocation().pathname)
  return (
    <nav className={styles['bar']} aria-label={t('layout.quickMenu')}>
      <Link className={styles['entry']} to={href(store, '/')} aria-current={path === '/' ? 'page' : undefined}>
        <Icon name="home" />
        {t('layout.homeShort')}
      </Link>
      <button type="button" className={styles['entry']} popoverTarget={navDrawerId}>
        <Icon name="menu" />
        {t('layout.menu')}
      </button>
      <a
        className={styles['entry']}
        href={`#${searchFieldId}`}
        aria-current={path.startsWith('/search') ? 'page' : undefined}
        onClick={focusSearch}
      >
        <Icon name="search" />
        {t('layout.search')}
      </a>
      <Link
        className={styles['entry']}
        to={href(store, '/cart')}
        aria-current={path.startsWith('/cart') ? 'page' : undefined}
      >
        <span className={styles['icon']}>
          <Icon name="bag" />
          <CartCount />
        </span>
        {t('layout.cart')}
      </Link>
    </nav>
  )
}

function focusSearch(event: { preventDefault: () => void }): void {
  const field = document.querySelector<HTMLElement>(`#${searchFieldId}`)
  if (!field) return
  event.preventDefault()
  field.focus()
}
