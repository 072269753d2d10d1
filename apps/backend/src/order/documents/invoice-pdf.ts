import { message } from '#src/platform/messages.ts'
import { calculateVatTable } from './calculate-vat-table.ts'
import type { Invoice } from '../lifecycle-queries.ts'
import { buyerOf, lineRows, openPdfDocument, paragraph, rateRows, table, totalLine, writer } from './pdf-document.ts'
import type { OrderView } from '../types.ts'

/** The invoice as a PDF in the language of the store view. */
export async function writeInvoicePdf(order: OrderView, invoice: Invoice, locale: string): Promise<Buffer> {
  const say = (key: string, values: Record<string, string> = {}) => message(locale, `invoice.${key}`, values)
  const { day, money } = writer(locale)
  const { document, done } = openPdfDocument(locale, say('title', { number: invoice.number }))
  document.text(say('issued', { date: day(invoice.issuedAt) }))
  document.text(say('order', { number: order.number, date: day(order.placedAt) }))
  paragraph(document, say('seller'), invoice.seller)
  paragraph(document, say('buyer'), buyerOf(order))
  // A gift card is a means of payment, not a discount.
  const total = order.grandTotal + order.cardTotal
  table(document, [say('item'), say('quantity'), say('price'), say('gross')], lineRows(order, say, money))
  const rates = calculateVatTable({ ...order, lines: order.items, total })
  table(document, [say('rate'), say('net'), say('tax'), say('gross')], rateRows(rates, money))
  totalLine(document, say('total', { amount: `${money(total)} ${order.currency}` }))
  const byCard = `${message(locale, 'mail.order.giftCards')} ${money(order.cardTotal)} ${order.currency}`
  const payments = [...(order.cardTotal > 0 ? [byCard] : []), ...(order.grandTotal > 0 ? [order.paymentTitle] : [])]
  document.text(`${say('payment')}: ${payments.join(', ')}`)
  document.end()
  return done
}
