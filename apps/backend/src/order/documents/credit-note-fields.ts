import { discountFields, money } from '#src/cart/cart.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { creditNoteTitle } from './credit-note-pdf.ts'
import type { CreditNote } from './credit-note-queries.ts'
import { pdfFileName } from './pdf-file-name.ts'
import type { OrderView } from '../types.ts'

/**
 * A credit note in Magento's shape. A credit note for the whole order lists its items; one for a partial refund is an adjustment.
 * The grand total is the whole refund, gift cards included.
 */
export function creditNoteFields(order: OrderView, note: CreditNote, locale: string) {
  const amount = (minor: number) => money(minor, order.currency)
  const whole = (minor: number) => amount(note.isWhole ? minor : 0)
  const titles = new Map(order.taxes.map(({ rate, title }) => [rate, title]))
  return {
    id: encodeUid(note.id),
    number: note.number,
    title: creditNoteTitle(locale, note.number),
    pdf_url: `/credit-note/${order.token}/${pdfFileName(note.number)}`,
    comments: [],
    items: note.isWhole ? order.items.map((item) => itemFields(order, item)) : [],
    total: {
      adjustment: amount(note.isWhole ? 0 : note.amount),
      base_grand_total: amount(note.amount),
      grand_total: amount(note.amount),
      discounts: note.isWhole ? discountFields(order.discounts, order.currency) : [],
      shipping_handling: null,
      subtotal: whole(order.subtotal),
      taxes: note.rates
        .filter(({ tax }) => tax > 0)
        .map(({ rate, tax }) => ({ amount: amount(tax), rate: rate / 100, title: titles.get(rate) ?? '' })),
      total_shipping: whole(order.shipping),
      total_tax: amount(note.rates.reduce((sum, { tax }) => sum + tax, 0)),
    },
  }
}

const itemFields = (order: OrderView, item: OrderView['items'][number]) => ({
  id: encodeUid(item.id),
  discounts: [],
  order_item: item,
  product_name: item.name,
  product_sale_price: money(item.price, order.currency),
  product_sku: item.sku,
  quantity_refunded: item.quantity,
})
