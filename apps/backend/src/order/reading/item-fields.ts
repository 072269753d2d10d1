import { discountFields, money } from '#src/cart/cart.ts'
import { wrappingFields } from '#src/cart/fields/fields.ts'
import { message } from '#src/platform/messages.ts'
import type { Context } from '#src/platform/context.ts'
import type { OrderItemOption, OrderItemPrices } from '#src/platform/resolvers.gen.ts'
import { encodeUid } from '#src/platform/uid.ts'
import type { OrderItemView } from '../types.ts'

/** The fields that all types of order items share. */
export const itemFields = {
  id: (item: OrderItemView) => encodeUid(item.id),
  discounts: (item: OrderItemView) => discountFields(item.discounts, item.currency),
  entered_options: enteredOptions,
  free_gift_label: () => null,
  gift_message: (item: OrderItemView) => item.gifts?.message ?? null,
  gift_wrapping: ({ gifts, currency }: OrderItemView) =>
    gifts?.wrapping == null ? null : wrappingFields(gifts.wrapping, currency),
  prices: itemPrices,
  product_name: (item: OrderItemView) => item.name,
  product_sale_price: (item: OrderItemView) => money(item.price, item.currency),
  product_sku: (item: OrderItemView) => item.sku,
  product_type: (item: OrderItemView) => item.type,
  product_url_key: (item: OrderItemView) => item.urlKey,
  quantity_canceled: (item: OrderItemView) => (item.state.isCanceled ? item.quantity : 0),
  quantity_invoiced: (item: OrderItemView) => (item.state.isInvoiced ? item.quantity : 0),
  quantity_ordered: (item: OrderItemView) => item.quantity,
  quantity_refunded: (item: OrderItemView) => (item.state.isRefunded ? item.quantity : 0),
  quantity_shipped: (item: OrderItemView) => (item.state.isShipped ? item.quantity : 0),
  selected_options: (item: OrderItemView) => item.options,
  status: (item: OrderItemView, _args: object, ctx: Context) =>
    message(ctx.store.locale, `orderItemStatus.${statusOf(item.state)}`),
}

function statusOf({ isCanceled, isRefunded, isShipped, isInvoiced }: OrderItemView['state']): string {
  if (isCanceled) return 'canceled'
  if (isRefunded) return 'refunded'
  if (isShipped) return 'shipped'
  return isInvoiced ? 'invoiced' : 'ordered'
}

function enteredOptions(item: OrderItemView): OrderItemOption[] {
  if (item.giftCard === null) return []
  const { senderName, senderEmail, recipientName, recipientEmail } = item.giftCard
  const person = (name: string, email: string | undefined): string =>
    email === undefined ? name : `${name} <${email}>`
  return [
    { label: 'Gift Card Sender', value: person(senderName, senderEmail) },
    { label: 'Gift Card Recipient', value: person(recipientName, recipientEmail) },
  ]
}

function itemPrices(item: OrderItemView): OrderItemPrices {
  const amount = (minor: number) => money(minor, item.currency)
  return {
    discounts: discountFields(item.discounts, item.currency),
    fixed_product_taxes: [],
    original_price: amount(item.priceExcludingTax),
    original_price_including_tax: amount(item.price),
    original_row_total: amount(item.rowTotalExcludingTax),
    original_row_total_including_tax: amount(item.rowTotal),
    price: amount(item.priceExcludingTax),
    price_including_tax: amount(item.price),
    row_total: amount(item.rowTotalExcludingTax),
    row_total_including_tax: amount(item.rowTotal),
    total_item_discount: amount(item.discount),
  }
}
