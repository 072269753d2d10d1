import { localYear } from '@bocian/rules/local-day.ts'
import type { Writer } from '#src/platform/database.ts'
import { sellerLine, settingsOfStore, storeViewOf } from '#src/store/store.ts'
import { insertInvoice, nextInvoiceNumber, selectInvoice } from '../lifecycle-queries.ts'
import type { Order } from '../types.ts'

/** Issues the invoice of a paid or shipped order, if it has none. The transaction must hold the order's lock. */
export async function issueInvoice(tx: Writer, order: Order, now: Date): Promise<void> {
  if ((await selectInvoice(tx, order.id)) !== undefined) return
  const settings = await settingsOfStore(tx, order.storeId)
  const { locale } = await storeViewOf(tx, order.storeId)
  const year = localYear(now, settings['general/locale/timezone'])
  const count = await nextInvoiceNumber(tx, order.storeId, year)
  await insertInvoice(tx, {
    orderId: order.id,
    number: `${order.storeId}/${year}/${String(count).padStart(6, '0')}`,
    storeId: order.storeId,
    year,
    count,
    seller: sellerLine(settings, locale),
    issuedAt: now,
  })
}
