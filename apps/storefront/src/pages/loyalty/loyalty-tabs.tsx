import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import type { LoyaltyView } from './loyalty-views.ts'
import * as styles from './loyalty-tabs.module.css'

const tabs = [
  ['dashboard', '/loyalty/customer'],
  ['history', '/loyalty/customer/history'],
  ['rewards', '/loyalty/customer/rewards'],
] as const

/** Links to the member's pages of the club. */
export function LoyaltyTabs({ view }: { readonly view: LoyaltyView }) {
  const t = useT()
  const store = useStore()
  return (
    <nav aria-label={t('customer.loyalty.title')}>
      <ul className={styles['list']}>
        {tabs.map(([name, path]) => (
          <li key={name}>
            <ShopLink
              className={styles['tab']}
              to={href(store, path)}
              aria-current={name === view ? 'page' : undefined}
            >
              {t(`loyalty.${name}.title`)}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
