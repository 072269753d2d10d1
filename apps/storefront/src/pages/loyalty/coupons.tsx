import { AccountCard } from '#src/shell/account/account-card.tsx'
import type { LoyaltyCouponFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDate } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { CouponTools } from './coupon-tools.tsx'
import * as styles from './coupons.module.css'

type Props = {
  readonly coupons: readonly LoyaltyCouponFragment[]
  /** Whether the page is that of the rewards. */
  readonly isAtRewards?: boolean
}

/** The coupons that the member got for points. One that can be used can be copied and taken into the cart. */
export function Coupons({ coupons, isAtRewards = false }: Props) {
  const t = useT()
  const store = useStore()
  const link = { to: href(store, '/loyalty/customer/rewards'), text: t('loyalty.coupons.choose') }
  return (
    <AccountCard title={t('loyalty.coupons.title')} {...(isAtRewards ? {} : { link })}>
      {coupons.length === 0 ? (
        <p>{t('loyalty.coupons.none')}</p>
      ) : (
        <ul className={styles['list']}>
          {coupons.map((coupon) => (
            <li key={coupon.code} className={styles['coupon']}>
              <p className={styles['name']}>{coupon.name}</p>
              <p className={styles['state']}>
                {coupon.status === 'UNUSED' ? null : <Badge>{t(`loyalty.coupons.status.${coupon.status}`)}</Badge>}
                {coupon.status === 'USED' ? null : (
                  <span className={styles['soft']}>
                    {t('loyalty.coupons.until', { date: formatDate(store, coupon.expires_at) })}
                  </span>
                )}
              </p>
              {coupon.status === 'UNUSED' ? (
                <CouponTools coupon={coupon} />
              ) : (
                <p className={styles['soft']}>{coupon.code}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </AccountCard>
  )
}
