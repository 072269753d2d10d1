import { useLocation } from 'react-router'
import { useSession } from '#src/domains/session/session.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href, pathInStore } from '#src/platform/i18n/store-view.ts'
import { useStoreConfig } from '#src/domains/store/use-store-config.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { AccountEntry } from './account-entry.tsx'
import { activeEntry } from './active-entry.ts'
import * as styles from './bottom-bar.module.css'
import { useCartPieces } from '#src/domains/cart/change/cart-count.ts'
import { useDrawers } from '../drawers/drawers.tsx'
import { LazyWishlistBadge } from '../trigger/lazy-wishlist-badge.tsx'
import { NavTrigger } from '../menu/nav-trigger.tsx'
import { classifyPage } from '#src/platform/url/page-class.ts'
import { useSearchActive } from '#src/domains/suggest/search-active.tsx'
import { SearchTrigger } from '../search-box/search-trigger.tsx'
import { TriggerBadge } from '../trigger/trigger-badge.tsx'
import { isWishlistOffered, wishlistLink } from '#src/domains/wishlist/wishlist-link.ts'
import { cartPath } from '#src/platform/url/shop-paths.ts'

/** The navigation bar at the bottom of the screen on phones. */
export function BottomBar() {
  const t = useT()
  const store = useStore()
  const path = pathInStore(store, useLocation().pathname)
  const active = activeEntry({ path, open: useDrawers().open, isSearchActive: useSearchActive().isActive })
  const page = classifyPage(path)
  const count = useCartPieces()
  const { isSignedIn } = useSession()
  const config = useStoreConfig()
  return (
    <nav className={styles['bar']} aria-label={t('layout.quickMenu')}>
      <SearchTrigger className={styles['entry']} isHighlighted={active === 'search'}>
        <Icon name="search" />
        <span className={styles['word']}>{t('layout.search')}</span>
      </SearchTrigger>
      <NavTrigger className={styles['entry']} isHighlighted={active === 'nav'}>
        <Icon name="menu" />
        <span className={styles['word']}>{t('layout.menu')}</span>
      </NavTrigger>
      {isWishlistOffered(config) ? (
        <ShopLink
          className={styles['entry']}
          to={wishlistLink(store, isSignedIn)}
          data-active={active === 'wishlist'}
          aria-current={page.isWishlist ? 'page' : undefined}
        >
          <span className={styles['icon']}>
            <Icon name="heart" />
            <LazyWishlistBadge />
          </span>
          <span className={styles['word']}>{t('layout.wishlist')}</span>
        </ShopLink>
      ) : null}
      <AccountEntry isHighlighted={active === 'account'} isCurrent={page.isAccount} />
      <ShopLink
        className={styles['entry']}
        to={href(store, cartPath)}
        data-active={active === 'cart'}
        aria-current={page.isCart ? 'page' : undefined}
      >
        <span className={styles['icon']}>
          <Icon name="bag" />
          <TriggerBadge count={count} />
        </span>
        <span className={styles['word']} aria-hidden="true">
          {t('layout.cart')}
        </span>
        <VisuallyHidden>{t('layout.cartWithItems', { count })}</VisuallyHidden>
      </ShopLink>
    </nav>
  )
}
