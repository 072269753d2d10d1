import { refundableOf } from '#src/order/order.ts'
import type { Reader } from '#src/platform/database.ts'
import { calculateRefund } from './calculate-return.ts'
import { exchangeOf } from './exchange-stock.ts'
import { soldLine, type ReturnView } from './find-returns.ts'
import { selectReturned } from './queries.ts'

/** What a return refunds, in minor units: the stored amount or, before the refund, the amount that is due now. */
export async function refundAmount(db: Reader, view: ReturnView): Promise<number> {
  if (view.refunded !== null) return view.refunded
  return exchangeOf(view) === null ? dueRefund(db, view) : 0
}

/** What the goods of a return would refund now, in minor units. */
export async function dueRefund(db: Reader, { id, order }: ReturnView): Promise<number> {
  return calculateRefund({
    lines: order.items.map(soldLine),
    extras: order.shipping - order.shippingDiscount + order.giftOptions,
    returned: await selectReturned(db, order.id),
    returnId: id,
    refundable: refundableOf(order),
  })
}
