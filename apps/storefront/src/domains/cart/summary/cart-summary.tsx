import type { ReactNode } from 'react'
import { useFetchers } from 'react-router'
import type { CartSummaryFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as styles from './cart-summary.module.css'
import { DiscountRows } from './discount-rows.tsx'
import { GiftRows } from './gift-rows.tsx'
import { ToCheckout } from './to-checkout.tsx'

type Props = {
  readonly cart: CartSummaryFragment
  /** True if a line is unavailable or over stock, so that the checkout is blocked. */
  readonly isBlocked: boolean
  /** False in a store that is not open for orders yet. */
  readonly takesOrders: boolean
  /** False in a store where only customers with an account may order. */
  readonly takesGuests: boolean
  /** Rows above the total for what has already been paid, such as gift cards. */
  readonly payments?: ReactNode
  /** Content between the totals and the checkout button. */
  readonly children?: ReactNode
}

/** The totals of the cart and the checkout button. */
export function CartSummary({ cart, isBlocked, takesOrders, takesGuests, payments, children }: Props) {
  const t = useT()
  const store = useStore()
  const isChanging = useFetchers().some(({ state }) => state !== 'idle')
  const prices = cart.prices
  const tax = (prices?.applied_taxes ?? []).reduce((sum, entry) => sum + (entry?.amount.value ?? 0), 0)
  return (
    <section className={styles['summary']} aria-labelledby="cart-summary">
      <h2 className={styles['title']} id="cart-summary">
        {t('cart.summary')}
      </h2>
      <dl className={styles['rows']} data-busy={isChanging} aria-live="polite">
        <div>
          <dt>{t('cart.subtotal')}</dt>
          <dd>{formatMoney(store, prices?.subtotal_including_tax ?? {})}</dd>
        </div>
        <DiscountRows discounts={prices?.discounts} />
        <GiftRows options={prices?.gift_options} />
        <div>
          <dt>{t('cart.delivery')}</dt>
          <dd className={styles['soft']}>
            {t(cart.free_shipping?.has_free_shipping ? 'cart.deliveryFree' : 'cart.deliveryLater')}
          </dd>
        </div>
        {payments}
        <div className={styles['total']}>
          <dt>{t('cart.total')}</dt>
          <dd>{formatMoney(store, prices?.grand_total ?? {})}</dd>
        </div>
      </dl>
      {tax > 0 ? (
        <p className={styles['tax']}>{t('cart.tax', { amount: formatMoney(store, { value: tax }) })}</p>
      ) : null}
      {children}
      <ToCheckout isBlocked={isBlocked} takesOrders={takesOrders} />
      <ul className={styles['promises']}>
        <li>
          <Icon name="lock" size={20} />
          {t(takesGuests ? 'cart.promise.guest' : 'forms.server.guestNotAllowed')}
        </li>
        <li>
          <Icon name="return" size={20} />
          {t('cart.promise.returns', { days: store.returnDays })}
        </li>
      </ul>
    </section>
  )
}
