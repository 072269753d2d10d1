import { message } from '#src/platform/messages.ts'
import type { CreditNote } from './credit-note-queries.ts'
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

/** The title of a credit note in the language of the store view. */
export const creditNoteTitle = (locale: string, number: string): string =>
  message(locale, 'invoice.creditTitle', { number })

/** The credit note as a PDF in the language of the store view, with the corrected invoice and the difference per VAT rate. */
export async function writeCreditNotePdf(order: OrderView, note: CreditNote, reading: Reading): Promise<Buffer> {
  const { locale } = reading
  const say = (key: string, values: Record<string, string> = {}) => message(locale, key, values)
  const write = writer(reading, order.currency)
  const { day, money } = write
  const { document, done } = await openPdfDocument(locale, creditNoteTitle(locale, note.number))
  document.text(say('invoice.issued', { date: day(note.issuedAt) }))
  document.text(say('invoice.creditOf', { number: note.invoiceNumber, date: day(note.invoicedAt) }))
  document.text(say('invoice.order', { number: order.number, date: day(order.placedAt) }))
  if (note.seller !== '') paragraph(document, say('invoice.seller'), note.seller)
  paragraph(document, say('invoice.buyer'), buyerOf(order, locale))
  const rows = note.isWhole
    ? lineRows(order, { locale, say, money }, -1)
    : [[say('invoice.creditPart'), '', '', money(-note.amount)]]
  table(document, [say('invoice.item'), say('invoice.quantity'), say('invoice.price'), say('invoice.gross')], rows)
  table(
    document,
    [say('invoice.rate'), say('invoice.net'), say('invoice.tax'), say('invoice.gross')],
    rateRows(note.rates, write, -1),
  )
  totalLine(document, say('invoice.creditTotal', { amount: money(note.amount) }))
  document.end()
  return done
}
