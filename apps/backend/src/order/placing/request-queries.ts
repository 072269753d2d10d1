import { sql } from 'kysely'
import { cartIdOf, type CartKey } from '#src/cart/cart.ts'
import { statement, type Statement } from '#src/platform/database.ts'
import type { PlaceOrderRefusal } from '../types.ts'

/** The outcome of a placeOrder call under an Idempotency-Key; exactly one of `orderId` and `refusal` is set. */
export interface OrderRequest {
  requestHash: string
  orderId: number | null
  refusal: PlaceOrderRefusal | null
}

export const orderRequestOf = (
  cart: CartKey,
  { key, since }: { key: string; since: Date },
): Statement<OrderRequest | undefined> =>
  statement(
    sql<OrderRequest>`
      select request_hash as "requestHash", order_id as "orderId", refusal from order_request
      where cart_id = ${cartIdOf(cart)} and key = ${key} and created_at > ${since}`,
    ([row]) => row,
  )

/** Stores an outcome unless there is already one that has not expired. Also deletes some expired outcomes. */
export function orderRequestRowOf(
  request: OrderRequest & { cartId: number; key: string; now: Date; since: Date },
): readonly [Statement<void>, Statement<void>] {
  const refusal = request.refusal === null ? null : JSON.stringify(request.refusal)
  const storing = sql`
    insert into order_request (cart_id, key, request_hash, order_id, refusal, created_at)
    values (${request.cartId}, ${request.key}, ${request.requestHash}, ${request.orderId}, ${refusal}::jsonb, ${request.now})
    on conflict (cart_id, key) do update
    set request_hash = excluded.request_hash, order_id = excluded.order_id, refusal = excluded.refusal,
      created_at = excluded.created_at
    where order_request.created_at <= ${request.since}`
  const deleting = sql`
    delete from order_request where (cart_id, key) in (
      select cart_id, key from order_request where created_at <= ${request.since}
      limit 50 for update skip locked
    )`
  return [statement(storing, () => undefined), statement(deleting, () => undefined)]
}
