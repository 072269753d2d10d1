import type { Writer } from '#src/platform/database.ts'
import { placeOfOrder, sellerOf } from './letter-place.ts'
import { insertInvoice, nextInvoiceNumber, selectInvoice } from './life-queries.ts'
import type { Order } from './types.ts'

/** Writes the invoice of an order that is paid or shipped, once, in the transaction that holds the order's row. */
export async function issueInvoice(tx: Writer, order: Order, now: Date): Promise<void> {
  if ((await selectInvoice(tx, order.id)) !== undefined) return
  const place = await placeOfOrder(tx, order)
  const year = now.getUTCFullYear()
  const count = await nextInvoiceNumber(tx, order.storeId, year)
  await insertInvoice(tx, {
    orderId: order.id,
    number: `${order.storeId}/${year}/${String(count).padStart(6, '0')}`,
    storeId: order.storeId,
    year,
    count,
    seller: sellerOf(place),
    issuedAt: now,
  })
}
