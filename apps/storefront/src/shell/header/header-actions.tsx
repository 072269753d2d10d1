import { useSession } from '#src/domains/session/session.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { useStoreConfig } from '#src/domains/store/use-store-config.ts'
import { AccountMenu } from '../account-menu/account-menu.tsx'
import { useCartPieces } from '#src/domains/cart/change/cart-count.ts'
import { clubPath } from '../account-menu/club-path.ts'
import * as styles from './header-actions.module.css'
import { HeaderTrigger } from '../trigger/header-trigger.tsx'
import { prepareMiniCart } from '../trigger/prepare-mini-cart.ts'
import { LazyWishlistBadge } from '../trigger/lazy-wishlist-badge.tsx'
import { isWishlistOffered, wishlistDrawer, wishlistLink } from '#src/domains/wishlist/wishlist-link.ts'
import { accountPath, cartPath } from '#src/platform/url/shop-paths.ts'

/** The buttons at the end of the header: account, wish list and cart. */
export function HeaderActions() {
  const t = useT()
  const store = useStore()
  const count = useCartPieces()
  const { isSignedIn, isAgent } = useSession()
  const config = useStoreConfig()
  const club = clubPath(isSignedIn, config)
  return (
    <div className={styles['actions']}>
      {club ? <HeaderTrigger icon="star" word={t('layout.club')} to={href(store, club)} /> : null}
      {isAgent ? (
        <div className={styles['wide']}>
          <HeaderTrigger icon="badge" word={t('layout.agent')} to={href(store, accountPath)} drawer="agentMenu" />
        </div>
      ) : null}
      <AccountMenu />
      {isWishlistOffered(config) ? (
        <HeaderTrigger
          icon="heart"
          word={t('layout.wishlist')}
          badge={<LazyWishlistBadge />}
          to={wishlistLink(store, isSignedIn)}
          drawer={wishlistDrawer(isSignedIn, config)}
        />
      ) : null}
      <HeaderTrigger
        icon="bag"
        word={t('layout.cart')}
        name={t('layout.cartWithItems', { count })}
        count={count}
        to={href(store, cartPath)}
        drawer="miniCart"
        onIntent={prepareMiniCart}
      />
    </div>
  )
}
