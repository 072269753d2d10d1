import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { Exchange } from './types.ts'

/** Stores the size that is wanted for the one item of a return. */
export async function insertExchange(
  tx: Writer,
  returnId: number,
  { variantId, sku, options, quantity, status }: Omit<Exchange, 'id' | 'heldUntil' | 'trackingNumber'>,
): Promise<void> {
  await sql`
    insert into returns_exchange (item_id, variant_id, sku, options, quantity, status)
    select id, ${variantId}::int, ${sku}::text, ${JSON.stringify(options)}::jsonb, ${quantity}::int, ${status}::text
    from returns_item where return_id = ${returnId}`.execute(tx)
}

/** Updates what has become of the size. */
export async function updateExchange(
  tx: Writer,
  { id, quantity, status, heldUntil, trackingNumber }: Exchange,
  now: Date | null,
): Promise<void> {
  await sql`
    update returns_exchange set quantity = ${quantity}, status = ${status},
      held_until = ${heldUntil?.toISOString() ?? null}::timestamptz, tracking_number = ${trackingNumber}::text,
      shipped_at = ${status === 'shipped' ? (now?.toISOString() ?? null) : null}::timestamptz
    where id = ${id}`.execute(tx)
}

/** The approved exchanges whose parcel has not arrived in time. */
export async function selectOverdueExchanges(db: Reader, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from returns_exchange e join returns_item i on i.id = e.item_id join returns_return r on r.id = i.return_id
    where e.status = 'held' and r.status = 'authorized' and e.held_until < ${now.toISOString()}::timestamptz
    order by r.id limit 100`.execute(db)
  return rows.map(({ id }) => Number(id))
}
