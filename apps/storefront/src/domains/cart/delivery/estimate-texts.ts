import { formatDays } from '#src/platform/i18n/day-range.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import type { StoreView } from '#src/platform/i18n/store-view.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'
import type { Cheapest, PricedDelivery } from './cheapest-estimate.ts'

/** The lowest delivery price in words, such as `Delivery from €4.90`. */
export function priceText(t: Translate, store: StoreView, { method, isFree, isFrom }: Cheapest<PricedDelivery>) {
  if (isFree) return t('cart.estimate.free')
  return t(isFrom ? 'cart.estimate.from' : 'cart.estimate.for', { price: formatMoney(store, method.price_incl_tax) })
}

/** The days on which a delivery arrives at the door or is ready for pickup, such as `At your door Tue 24 – Wed 25 November`. */
export function arrivalText(
  t: Translate,
  store: StoreView,
  network: string | null | undefined,
  { from, to }: { readonly from: string; readonly to: string },
) {
  return t(network ? 'checkout.arrives.point' : 'checkout.arrives.door', { days: formatDays(store, from, to) })
}
