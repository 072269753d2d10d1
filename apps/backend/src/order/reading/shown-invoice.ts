import DataLoader from 'dataloader'
import type { Context } from '#src/platform/context.ts'
import { selectInvoices, type Invoice } from '../lifecycle-queries.ts'

/** The invoice of an order; read once per request, for all its orders together. */
export function shownInvoice(ctx: Context, orderId: number): Promise<Invoice | undefined> {
  const loader = ctx.memo(
    'order.invoices',
    () =>
      new DataLoader(async (ids: readonly number[]) => {
        const invoices = await selectInvoices(ctx.db, ids)
        return ids.map((id) => invoices.get(id))
      }),
  )
  return loader.load(orderId)
}
