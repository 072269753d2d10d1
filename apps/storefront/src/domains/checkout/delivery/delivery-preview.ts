import type { CheckoutCartFragment, EstimatedTotalsFragment } from '#src/platform/graphql/documents.gen.ts'
import type { Delivery } from '../cart/deliveries.ts'

/**
 * The cart to show while the chosen delivery is not saved, for example because no pickup point is chosen yet. It has the price of
 * that delivery, and no total until the server has calculated one.
 */
export function previewDelivery(
  cart: CheckoutCartFragment,
  delivery: Delivery,
  estimate: EstimatedTotalsFragment | null,
): CheckoutCartFragment {
  const [address, ...others] = cart.shipping_addresses
  if (!address) return cart
  const selected = {
    carrier_code: delivery.carrier,
    carrier_title: delivery.title,
    method_code: delivery.method,
    method_title: delivery.detail,
    pickup_network: delivery.network,
    delivery_dates: delivery.dates,
    price_incl_tax: { value: delivery.price.value ?? null, currency: cart.prices?.grand_total?.currency ?? null },
  }
  return {
    ...cart,
    shipping_addresses: [{ ...address, selected_shipping_method: selected }, ...others],
    ...(estimate
      ? { prices: estimate.prices ?? null, applied_boncard_gift_cards: estimate.applied_boncard_gift_cards ?? null }
      : { prices: cart.prices ? { ...cart.prices, grand_total: null, applied_taxes: null } : null }),
  }
}
