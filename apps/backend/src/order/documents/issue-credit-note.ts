import { localYear } from '@bocian/rules/local-day.ts'
import type { Writer } from '#src/platform/database.ts'
import { sellerLine, settingsOfStore, storeViewOf } from '#src/store/store.ts'
import { calculateCredit } from './calculate-credit.ts'
import { calculateVatTable } from './calculate-vat-table.ts'
import { insertCreditNote, nextCreditNoteNumber, selectCreditNotes } from './credit-note-queries.ts'
import { selectInvoice } from '../lifecycle-queries.ts'
import { selectItems } from '../queries.ts'
import type { Order } from '../types.ts'

/**
 * Issues a credit note for a refund. The transaction must hold the order's lock. Does nothing without an invoice: a late
 * payment for sold-out goods is refunded before an invoice is issued.
 */
export async function issueCreditNote(tx: Writer, order: Order, amount: number, now: Date): Promise<void> {
  const invoice = amount > 0 ? await selectInvoice(tx, order.id) : undefined
  if (invoice === undefined) return
  const total = order.grandTotal + order.cardTotal
  const sold = calculateVatTable({ ...order, lines: await selectItems(tx, order.id), total })
  const before = await selectCreditNotes(tx, order.id)
  const settings = await settingsOfStore(tx, order.storeId)
  const { locale } = await storeViewOf(tx, order.storeId)
  const year = localYear(now, settings['general/locale/timezone'])
  const count = await nextCreditNoteNumber(tx, order.storeId, year)
  await insertCreditNote(tx, {
    orderId: order.id,
    invoiceId: invoice.id,
    number: `${order.storeId}/${year}/C${String(count).padStart(6, '0')}`,
    storeId: order.storeId,
    year,
    count,
    seller: sellerLine(settings, locale),
    amount,
    rates: calculateCredit(
      sold,
      before.map(({ rates }) => rates),
      amount,
    ),
    isWhole: amount === total,
    issuedAt: now,
  })
}
