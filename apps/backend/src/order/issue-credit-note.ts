import type { Writer } from '#src/platform/database.ts'
import { calculateCredit } from './calculate-credit.ts'
import { calculateVatTable } from './calculate-vat-table.ts'
import { insertCreditNote, nextCreditNoteNumber, selectCreditNotes } from './credit-note-queries.ts'
import { placeOfOrder, sellerOf } from './letter-place.ts'
import { selectInvoice } from './life-queries.ts'
import { selectItems } from './queries.ts'
import type { Order } from './types.ts'

/**
 * Corrects the invoice of an order of which an amount goes back, in the transaction that holds the order's row. Without an
 * invoice there is nothing to correct: money that came too late went back before there was one.
 */
export async function issueCreditNote(tx: Writer, order: Order, amount: number, now: Date): Promise<void> {
  const invoice = amount > 0 ? await selectInvoice(tx, order.id) : undefined
  if (invoice === undefined) return
  const total = order.grandTotal + order.cardTotal
  const sold = calculateVatTable({ ...order, lines: await selectItems(tx, order.id), total })
  const before = await selectCreditNotes(tx, order.id)
  const place = await placeOfOrder(tx, order)
  const year = now.getUTCFullYear()
  const count = await nextCreditNoteNumber(tx, order.storeId, year)
  await insertCreditNote(tx, {
    orderId: order.id,
    invoiceId: invoice.id,
    number: `${order.storeId}/${year}/C${String(count).padStart(6, '0')}`,
    storeId: order.storeId,
    year,
    count,
    seller: sellerOf(place),
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
