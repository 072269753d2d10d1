import { colon } from '@bocian/rules/colon.ts'
import { message } from '#src/platform/messages.ts'
import { calculateVatTable } from './calculate-vat-table.ts'
import type { Invoice } from '../lifecycle-queries.ts'
import {
  buyerOf,
  lineRows,
  openPdfDocument,
  paragraph,
  rateRows,
  table,
  totalLine,
  writer,
  type Reading,
} from './pdf-document.ts'
import type { OrderView } from '../types.ts'

/** The invoice as a PDF in the language of the store view. */
export async function writeInvoicePdf(order: OrderView, invoice: Invoice, reading: Reading): Promise<Buffer> {
  const { locale } = reading
  const say = (key: string, values: Record<string, string> = {}) => message(locale, key, values)
  const write = writer(reading, order.currency)
  const { day, money } = write
  const { document, done } = await openPdfDocument(locale, say('invoice.title', { number: invoice.number }))
  document.text(say('invoice.issued', { date: day(invoice.issuedAt) }))
  document.text(say('invoice.order', { number: order.number, date: day(order.placedAt) }))
  if (invoice.seller !== '') paragraph(document, say('invoice.seller'), invoice.seller)
  paragraph(document, say('invoice.buyer'), buyerOf(order, locale))
  // A gift card is a means of payment, not a discount.
  const total = order.grandTotal + order.cardTotal
  table(
    document,
    [say('invoice.item'), say('invoice.quantity'), say('invoice.price'), say('invoice.gross')],
    lineRows(order, { locale, say, money }),
  )
  const rates = calculateVatTable({ ...order, lines: order.items, total })
  table(
    document,
    [say('invoice.rate'), say('invoice.net'), say('invoice.tax'), say('invoice.gross')],
    rateRows(rates, write),
  )
  totalLine(document, say('invoice.total', { amount: money(total) }))
  const byCard = `${message(locale, 'mail.order.giftCards')} ${money(order.cardTotal)}`
  const payments = [...(order.cardTotal > 0 ? [byCard] : []), ...(order.grandTotal > 0 ? [order.paymentTitle] : [])]
  document.text(`${say('invoice.payment')}${colon(locale)} ${payments.join(', ')}`)
  document.end()
  return done
}
