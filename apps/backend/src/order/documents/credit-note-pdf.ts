import { message } from '#src/platform/messages.ts'
import type { CreditNote } from './credit-note-queries.ts'
import { buyerOf, lineRows, openPdfDocument, paragraph, rateRows, table, totalLine, writer } from './pdf-document.ts'
import type { OrderView } from '../types.ts'

/** The title of a credit note in the language of the store view. */
export const creditNoteTitle = (locale: string, number: string): string =>
  message(locale, 'invoice.creditTitle', { number })

/** The credit note as a PDF in the language of the store view, with the corrected invoice and the difference per VAT rate. */
export async function writeCreditNotePdf(order: OrderView, note: CreditNote, locale: string): Promise<Buffer> {
  const say = (key: string, values: Record<string, string> = {}) => message(locale, `invoice.${key}`, values)
  const { day, money } = writer(locale)
  const { document, done } = openPdfDocument(locale, creditNoteTitle(locale, note.number))
  document.text(say('issued', { date: day(note.issuedAt) }))
  document.text(say('creditOf', { number: note.invoiceNumber, date: day(note.invoicedAt) }))
  document.text(say('order', { number: order.number, date: day(order.placedAt) }))
  paragraph(document, say('seller'), note.seller)
  paragraph(document, say('buyer'), buyerOf(order))
  const rows = note.isWhole ? lineRows(order, say, money, -1) : [[say('creditPart'), '', '', money(-note.amount)]]
  table(document, [say('item'), say('quantity'), say('price'), say('gross')], rows)
  table(document, [say('rate'), say('net'), say('tax'), say('gross')], rateRows(note.rates, money, -1))
  totalLine(document, say('creditTotal', { amount: `${money(note.amount)} ${order.currency}` }))
  document.end()
  return done
}
