import type { AnalyticsItem, ShopEvent } from '#src/platform/analytics/data-layer.ts'
import type { OrderPurchaseFragment, PurchasedItemFragment } from '#src/platform/graphql/documents.gen.ts'

/**
 * The purchase event: totals, coupons and payment from the order, items from the cart that this tab tracked last. Items that this
 * cart lacks have only SKU and options, and the price 0.
 */
export function purchaseEvent(
  order: OrderPurchaseFragment,
  cart: readonly AnalyticsItem[],
): Extract<ShopEvent, { event: 'purchase' }> {
  const coupon = present(order.applied_coupons)
    .map(({ code }) => code)
    .join(',')
  const [payment] = present(order.payment_methods)
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: order.number ?? '',
      currency: order.total?.grand_total.currency ?? '',
      value: order.total?.grand_total.value ?? 0,
      tax: order.total?.total_tax.value ?? 0,
      shipping: order.total?.total_shipping.value ?? 0,
      ...(payment?.type ? { payment_type: payment.type } : {}),
      ...(coupon ? { coupon } : {}),
      items: present(order.items_history).map((item) => known(cart, item.product_sku ?? '') ?? unknown(item)),
    },
  }
}

const known = (cart: readonly AnalyticsItem[], sku: string) => cart.find((item) => item.item_id === sku)

function unknown(item: PurchasedItemFragment): AnalyticsItem {
  const options = present(item.selected_options).map(({ value }) => value)
  return {
    item_id: item.product_sku ?? '',
    item_name: item.product_sku ?? '',
    ...(options.length > 0 ? { item_variant: options.join(', ') } : {}),
    price: 0,
    quantity: 1,
  }
}

const present = <T>(list: readonly (T | null)[] | null | undefined): T[] =>
  (list ?? []).filter((entry): entry is T => entry !== null)
