import type { DeliveriesFragment } from '#src/platform/graphql/documents.gen.ts'
import type { DisplayMoney } from '#src/platform/i18n/money.ts'

export type Delivery = {
  readonly key: string
  readonly carrier: string
  readonly method: string
  readonly title: string
  readonly detail: string
  readonly price: DisplayMoney
  /** The cart value from which this delivery is free; null if it already is, or never is. */
  readonly freeFrom: DisplayMoney | null
  /** The server's code of the pickup network; null for home delivery. */
  readonly network: string | null
  /** The first and last possible arrival day, as `2026-11-24`. */
  readonly dates: { readonly from: string; readonly to: string } | null
}

const keyOf = (carrier: string, method: string | null): string => `${carrier}/${method ?? ''}`

/** The available deliveries, cheapest first. */
export function deliveriesOf(cart: DeliveriesFragment): readonly Delivery[] {
  const methods = cart.shipping_addresses[0]?.available_shipping_methods ?? []
  return methods
    .filter((method) => method !== null)
    .filter((method) => method.available && method.method_code)
    .map((method) => ({
      key: keyOf(method.carrier_code, method.method_code ?? ''),
      carrier: method.carrier_code,
      method: method.method_code ?? '',
      title: method.carrier_title,
      detail: method.method_title ?? '',
      price: method.price_incl_tax,
      freeFrom: method.price_incl_tax.value ? (method.free_from ?? null) : null,
      network: method.pickup_network ?? null,
      dates: method.delivery_dates ?? null,
    }))
    .toSorted((a, b) => (a.price.value ?? 0) - (b.price.value ?? 0))
}

/** The key of the delivery saved in the cart; null if there is none. */
export function chosenDelivery(cart: DeliveriesFragment): string | null {
  const selected = cart.shipping_addresses[0]?.selected_shipping_method
  return selected ? keyOf(selected.carrier_code, selected.method_code) : null
}

/** The delivery to preselect: the cheapest home delivery, because a pickup point must be chosen by the shopper. */
export function firstDelivery(cart: DeliveriesFragment): Delivery | undefined {
  return deliveriesOf(cart).find(({ network }) => network === null)
}
