import type { ReactNode } from 'react'
import type { CouponNoticesFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'

type Props = {
  readonly cart: CouponNoticesFragment
  /** Renders the action for a code, such as removing it. */
  readonly children?: (code: string) => ReactNode
}

/** Warnings for coupons that were entered but give no discount now, each with the reason. */
export function CouponNotices({ cart, children }: Props) {
  const t = useT()
  const store = useStore()
  return cart.coupon_notices.map(({ code, reason, missing }) => (
    <Notice key={code} tone="warning" title={t('cart.coupon.lapsed', { code })}>
      <p>
        {missing ? t('cart.coupon.missing', { amount: formatMoney(store, missing) }) : t(`cart.coupon.fault.${reason}`)}
      </p>
      {children?.(code)}
    </Notice>
  ))
}
