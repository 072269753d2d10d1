import { money } from '#src/cart/cart.ts'
import { encodeUid } from '#src/platform/uid.ts'
import type { Invoice } from '../lifecycle-queries.ts'
import type { OrderView } from '../types.ts'

/** An invoice in Magento's shape. It always covers the whole order. */
export function invoiceFields(order: OrderView, invoice: Invoice) {
  const amount = (minor: number) => money(minor, order.currency)
  const taxes = order.taxes.map((tax) => ({ amount: amount(tax.amount), rate: tax.rate / 100, title: tax.title }))
  return {
    id: encodeUid(invoice.id),
    number: invoice.number,
    pdf_url: `/invoice/${order.token}.pdf`,
    comments: [],
    items: order.items.map((item) => ({
      id: encodeUid(item.id),
      discounts: [],
      order_item: item,
      product_name: item.name,
      product_sale_price: amount(item.price),
      product_sku: item.sku,
      quantity_invoiced: item.quantity,
    })),
    total: {
      base_grand_total: amount(order.grandTotal),
      grand_total: amount(order.grandTotal),
      discounts: [],
      shipping_handling: null,
      subtotal: amount(order.subtotal),
      taxes,
      total_shipping: amount(order.shipping),
      total_tax: amount(order.tax),
    },
  }
}
