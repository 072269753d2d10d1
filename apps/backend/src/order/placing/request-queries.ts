import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { PlaceOrderRefusal } from '../types.ts'

/** The outcome of a placeOrder call under an Idempotency-Key; exactly one of `orderId` and `refusal` is set. */
export interface OrderRequest {
  requestHash: string
  orderId: number | null
  refusal: PlaceOrderRefusal | null
}

export async function selectOrderRequest(
  db: Reader,
  cartId: number,
  key: string,
  since: Date,
): Promise<OrderRequest | undefined> {
  const { rows } = await sql<OrderRequest>`
    select request_hash as "requestHash", order_id as "orderId", refusal from order_request
    where cart_id = ${cartId} and key = ${key} and created_at > ${since}`.execute(db)
  return rows[0]
}

/** Stores an outcome unless there is already one that has not expired. Also deletes some expired outcomes. */
export async function insertOrderRequest(
  tx: Writer,
  request: OrderRequest & { cartId: number; key: string; now: Date; since: Date },
): Promise<void> {
  const refusal = request.refusal === null ? null : JSON.stringify(request.refusal)
  await sql`
    insert into order_request (cart_id, key, request_hash, order_id, refusal, created_at)
    values (${request.cartId}, ${request.key}, ${request.requestHash}, ${request.orderId}, ${refusal}::jsonb, ${request.now})
    on conflict (cart_id, key) do update
    set request_hash = excluded.request_hash, order_id = excluded.order_id, refusal = excluded.refusal,
      created_at = excluded.created_at
    where order_request.created_at <= ${request.since}`.execute(tx)
  await sql`
    delete from order_request where (cart_id, key) in (
      select cart_id, key from order_request where created_at <= ${request.since}
      limit 50 for update skip locked
    )`.execute(tx)
}
