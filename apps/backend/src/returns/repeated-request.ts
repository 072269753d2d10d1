import type { OrderView } from '#src/order/order.ts'
import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { repeatedSince } from '#src/platform/idempotency/repeated-mutation.ts'
import { isSameRequest, type SentRequest } from './calculate-repeated.ts'
import { viewReturns, type ReturnView } from './find-returns.ts'
import { selectRequestedSince } from './queries.ts'

export interface Sender {
  /** Whether it was sent with the order's token, and has to be confirmed. */
  readonly isGuest: boolean
}

/**
 * The open return of this order that the same request made within the last minute; undefined for a new request, and for clients
 * that tell their requests apart with an Idempotency-Key. Concurrent requests need the order's lock to see each other.
 */
export async function repeatedRequest(
  ctx: Context,
  db: Reader,
  order: OrderView,
  request: SentRequest,
  { isGuest }: Sender,
): Promise<ReturnView | undefined> {
  const since = repeatedSince(ctx)
  if (since === null) return undefined
  const rows = await selectRequestedSince(db, order.id, since)
  const views = await viewReturns(db, rows)
  return views.find((view) => (view.confirmHash !== null) === isGuest && isSameRequest(request, view))
}
