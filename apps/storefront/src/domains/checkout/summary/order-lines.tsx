import { labelled } from '@bocian/rules/colon.ts'
import type { OrderLinesFragment } from '#src/platform/graphql/documents.gen.ts'
import { CouponNotices } from '#src/domains/cart/codes/coupon-notices.tsx'
import { DiscountRows } from '#src/domains/cart/summary/discount-rows.tsx'
import { GiftCardRows } from '#src/domains/cart/summary/gift-card-rows.tsx'
import { GiftRows } from '#src/domains/cart/summary/gift-rows.tsx'
import { itemFacts } from '#src/domains/cart/lines/item-facts.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import * as styles from './order-lines.module.css'

/** All lines and totals of the order before it is placed. */
export function OrderLines({ cart }: { readonly cart: OrderLinesFragment }) {
  const store = useStore()
  const t = useT()
  const items = (cart.items ?? []).filter((item) => item !== null)
  return (
    <div className={styles['order']}>
      <ul className={styles['lines']} aria-label={t('cart.lines')}>
        {items.map((item) => (
          <li key={item.uid} className={styles['line']}>
            <Picture url={item.picture?.url} alt="" width={56} />
            <div>
              <p className={styles['name']}>{item.product.name}</p>
              <p className={styles['detail']}>
                {[
                  ...itemFacts(item).map((fact) => labelled(store.locale, fact)),
                  t('checkout.times', { count: item.quantity }),
                ].join(' · ')}
              </p>
            </div>
            <p className={styles['price']}>{formatMoney(store, item.prices?.row_total_including_tax ?? {})}</p>
          </li>
        ))}
      </ul>
      <CouponNotices cart={cart} />
      <OrderSums cart={cart} />
    </div>
  )
}

function OrderSums({ cart }: { readonly cart: OrderLinesFragment }) {
  const t = useT()
  const store = useStore()
  const prices = cart.prices
  const delivery = cart.shipping_addresses[0]?.selected_shipping_method?.price_incl_tax
  const tax = (prices?.applied_taxes ?? []).reduce((sum, entry) => sum + (entry?.amount.value ?? 0), 0)
  const deliveryText = delivery?.value ? formatMoney(store, delivery) : t('cart.deliveryFree')
  return (
    <dl className={styles['sums']}>
      <div>
        <dt>{t('cart.subtotal')}</dt>
        <dd>{formatMoney(store, prices?.subtotal_including_tax ?? {})}</dd>
      </div>
      <DiscountRows discounts={prices?.discounts} />
      <GiftRows options={prices?.gift_options} />
      {cart.is_virtual ? null : (
        <div>
          <dt>{t('cart.delivery')}</dt>
          <dd>{delivery ? deliveryText : '–'}</dd>
        </div>
      )}
      <GiftCardRows cart={cart} />
      <div className={styles['total']}>
        <dt>{t('cart.total')}</dt>
        <dd>{prices?.grand_total ? formatMoney(store, prices.grand_total) : '–'}</dd>
      </div>
      {tax > 0 ? (
        <div className={styles['tax']}>
          <dt>{t('cart.tax', { amount: formatMoney(store, { value: tax }) })}</dt>
        </div>
      ) : null}
    </dl>
  )
}
