import { sql } from 'kysely'
import type { Reader } from '#src/platform/database.ts'
import type { SizeExperience } from './calculate-size-advice.ts'

/**
 * What happened to products that were shipped since then, by product. An order counts once, however many pieces it has, and so does a
 * return that is confirmed and neither refused nor cancelled.
 */
export async function selectSizeExperience(
  db: Reader,
  productIds: readonly number[],
  since: Date,
): Promise<(SizeExperience & { productId: number })[]> {
  const { rows } = await sql<SizeExperience & { productId: number }>`
    select i.product_id as "productId", count(distinct o.id)::int as orders,
      count(distinct o.id) filter (where c.reason = 'too_small')::int as "tooSmall",
      count(distinct o.id) filter (where c.reason = 'too_large')::int as "tooLarge"
    from order_item i join order_order o on o.id = i.order_id and o.shipped_at > ${since.toISOString()}::timestamptz
    left join (
      returns_item c join returns_return r on r.id = c.return_id
        and r.status not in ('unconfirmed', 'denied', 'rejected', 'canceled')
    ) on c.order_item_id = i.id
    where i.product_id = any(${[...productIds]}::int[])
    group by i.product_id`.execute(db)
  return rows
}
