import { sql } from 'kysely'
import { statement, type Reader, type Statement, type Writer } from '#src/platform/database.ts'
import type { ShopStock, ShopStockRow, StockLine, StockRow } from './types.ts'

/** Products without stock control, such as gift cards sent by email, have no stock row and never run out. */
const uncounted = 1_000_000

const quantity = sql`coalesce(s.on_hand, (select ${sql.lit(uncounted)} from catalogue_product p
  where p.id = asked.id and p.type in ('virtual', 'giftcard')), 0)`

export async function selectStock(db: Reader, productIds: number[]): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select asked.id as "productId", ${quantity} as quantity
    from unnest(${productIds}::int[]) as asked(id) left join inventory_stock s on s.product_id = asked.id`.execute(db)
  return rows
}

/** The total of each group of products, in the order of the groups. */
export async function selectStockSums(db: Reader, groups: number[][]): Promise<number[]> {
  const numbers = groups.flatMap((ids, group) => ids.map(() => group))
  const { rows } = await sql<{ group: number; quantity: number }>`
    select asked."group", sum(${quantity})::int8 as quantity
    from unnest(${groups.flat()}::int[], ${numbers}::int[]) as asked(id, "group")
    left join inventory_stock s on s.product_id = asked.id group by asked."group"`.execute(db)
  const sums = new Map(rows.map((row) => [row.group, row.quantity]))
  return groups.map((_, group) => sums.get(group) ?? 0)
}

/** Stores the counted quantities and records the differences as deliveries. Returns the changed products. */
export async function writeStock(tx: Writer, rows: StockRow[]): Promise<number[]> {
  const { rows: changed } = await sql<{ product_id: number }>`
    with wanted as (
      select r.id as product_id, r.quantity from json_to_recordset(${asRecords(rows)}::json) as r(id int, quantity int)
    ), locked as (
      select s.product_id, s.on_hand from inventory_stock s join wanted using (product_id)
      order by s.product_id for update of s
    ), difference as (
      select w.product_id, w.quantity, w.quantity - coalesce(l.on_hand, 0) as delivered
      from wanted w left join locked l using (product_id)
      where l.on_hand is distinct from w.quantity
    ), written as (
      insert into inventory_stock (product_id, on_hand) select product_id, quantity from difference order by product_id
      on conflict (product_id) do update set on_hand = excluded.on_hand
    ), moved as (
      insert into inventory_movement (product_id, kind, quantity)
      select product_id, 'delivered', delivered from difference where delivered <> 0
    )
    select product_id from difference`.execute(tx)
  return changed.map((row) => row.product_id)
}

/** As arrays, for which the planner expects few rows. For a JSON text it expects a hundred, and then reads the whole table. */
const wantedOf = (lines: readonly StockLine[]) => sql`
  select r.product_id, r.quantity
  from unnest(${lines.map(({ productId }) => productId)}::int[], ${lines.map(({ quantity }) => quantity)}::int[])
    as r (product_id, quantity)`

/**
 * Locks the rows by ascending product id, then takes from those with sufficient stock. Returns the products taken and what is left
 * of each; null for those without a stock row.
 */
export const takingOf = (
  lines: StockLine[],
  orderId: number,
): Statement<{ productId: number; left: number | null }[]> =>
  statement(
    sql<{ productId: number; left: number | null }>`
    with wanted as (${wantedOf(lines)}), locked as (
      select s.product_id, w.quantity from inventory_stock s join wanted w using (product_id)
      order by s.product_id for update of s
    ), taken as (
      update inventory_stock s set on_hand = s.on_hand - l.quantity from locked l
      where s.product_id = l.product_id and s.on_hand >= l.quantity
      returning s.product_id, l.quantity, s.on_hand
    ), moved as (
      insert into inventory_movement (product_id, kind, quantity, order_id)
      select product_id, 'sold', quantity, ${orderId}::bigint from taken
    ), free as (
      select p.id as product_id from catalogue_product p join wanted w on w.product_id = p.id
      where p.type in ('virtual', 'giftcard') and not exists (select from inventory_stock s where s.product_id = p.id)
    )
    select product_id as "productId", on_hand as "left" from taken union all select product_id, null from free`,
    (rows) => rows,
  )

export async function putBackToStock(tx: Writer, lines: StockLine[], orderId: number): Promise<void> {
  await sql`
    with wanted as (${wantedOf(lines)}), locked as (
      select s.product_id, w.quantity from inventory_stock s join wanted w using (product_id)
      order by s.product_id for update of s
    ), put_back as (
      update inventory_stock s set on_hand = s.on_hand + l.quantity from locked l where s.product_id = l.product_id
      returning s.product_id, l.quantity
    )
    insert into inventory_movement (product_id, kind, quantity, order_id)
    select product_id, 'returned', quantity, ${orderId}::bigint from put_back`.execute(tx)
}

export async function selectShopStock(
  db: Reader,
  shopIds: readonly number[],
  productIds: readonly number[],
): Promise<(ShopStock & { shopId: number })[]> {
  const { rows } = await sql<ShopStock & { shopId: number }>`
    select r.id as "shopId", n.told_at as "toldAt", coalesce(stock.quantity, 0)::int as quantity,
      coalesce(stock."perProduct", '{}') as "perProduct"
    from unnest(${[...shopIds]}::int[]) as r (id) left join inventory_shop_news n on n.shop_id = r.id
    left join lateral (
      select sum(s.on_hand) as quantity, json_object_agg(s.product_id, s.on_hand) as "perProduct" from inventory_shop_stock s
      where s.shop_id = r.id and s.product_id = any(${[...productIds]}::int[])
    ) stock on true`.execute(db)
  return rows
}

/** Stores the time of each shop's report, by ascending id. Returns the shops for which this is the latest report. */
export async function saveReportTimes(tx: Writer, shopIds: readonly number[], toldAt: Date): Promise<number[]> {
  const { rows } = await sql<{ shop_id: number }>`
    insert into inventory_shop_news (shop_id, told_at)
    select r.id, ${toldAt.toISOString()}::timestamptz from unnest(${[...shopIds]}::int[]) as r (id)
    on conflict (shop_id) do update set told_at = excluded.told_at
      where inventory_shop_news.told_at <= excluded.told_at
    returning shop_id`.execute(tx)
  return rows.map((row) => row.shop_id)
}

export async function writeShopStock(tx: Writer, rows: readonly ShopStockRow[]): Promise<void> {
  await sql`
    insert into inventory_shop_stock (product_id, shop_id, on_hand)
    select r."productId", r."shopId", r.quantity
    from json_to_recordset(${JSON.stringify(rows)}::json) as r ("productId" int, "shopId" int, quantity int)
    order by 1, 2
    on conflict (product_id, shop_id) do update set on_hand = excluded.on_hand`.execute(tx)
}

export async function deleteShopStock(tx: Writer, rows: readonly ShopStockRow[]): Promise<void> {
  await sql`
    delete from inventory_shop_stock s
    using json_to_recordset(${JSON.stringify(rows)}::json) as r ("productId" int, "shopId" int)
    where s.product_id = r."productId" and s.shop_id = r."shopId"`.execute(tx)
}

function asRecords(lines: StockLine[]): string {
  return JSON.stringify(lines.map(({ productId, quantity }) => ({ id: productId, quantity })))
}
