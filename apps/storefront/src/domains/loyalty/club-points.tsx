import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './club-points.module.css'

type Props = {
  readonly of: 'cart' | 'order'
  /** Null in a store view without a club, and for an order of somebody who is not a member. */
  readonly points: number | null
}

/** The points that a cart or an order earns, with a link to the page about the club. */
export function ClubPoints({ of, points }: Props) {
  const t = useT()
  const store = useStore()
  if (points === null || (of === 'cart' && points <= 0)) return null
  return (
    <p className={styles['points']}>
      <Icon name="star" size={20} />
      <span>
        {t(`loyalty.${of}Points`, { count: points })}{' '}
        <ShopLink className={styles['about']} to={href(store, '/club')}>
          {t('customer.loyalty.about')}
        </ShopLink>
      </span>
    </p>
  )
}
