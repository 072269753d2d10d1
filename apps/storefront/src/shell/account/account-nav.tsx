import { useLocation, useNavigate } from 'react-router'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href, pathInStore } from '#src/platform/i18n/store-view.ts'
import { isClubOffered } from '#src/domains/loyalty/is-club-offered.ts'
import { isWishlistOffered } from '#src/domains/wishlist/wishlist-link.ts'
import { useStoreConfig } from '#src/domains/store/use-store-config.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { accountPages, currentEntry } from './account-entries.ts'
import * as styles from './account-nav.module.css'
import { signOut } from '#src/domains/session/session.ts'

/** The account menu with a sign-out button. */
export function AccountNav() {
  const t = useT()
  const store = useStore()
  const navigate = useNavigate()
  const current = currentEntry(pathInStore(store, useLocation().pathname))
  const config = useStoreConfig()
  const has = {
    wishlist: isWishlistOffered(config),
    returns: config?.customer_rma_page_status !== false,
    club: isClubOffered(config),
  }
  const leave = async () => {
    // Leave the account first: after sign-out the guard would redirect to the sign-in page.
    await navigate(href(store, '/'))
    await signOut('customer.notice.signedOut')
  }
  return (
    <nav aria-label={t('customer.account.menu')}>
      <ul className={styles['list']}>
        {accountPages(has).map((entry) => (
          <li key={entry.path}>
            <ShopLink
              className={styles['entry']}
              to={href(store, entry.path)}
              aria-current={entry === current ? 'page' : undefined}
            >
              <Icon name={entry.icon} size={20} />
              {t(entry.text)}
            </ShopLink>
          </li>
        ))}
        <li>
          <button type="button" className={styles['entry']} onClick={() => void leave()}>
            <Icon name="lock" size={20} />
            {t('customer.signOut')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
