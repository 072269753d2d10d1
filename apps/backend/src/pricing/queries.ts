import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { Price, PriceLogRow, PriceRow, TaxRate } from './types.ts'

const priceColumns = sql`product_id as "productId", store_id as "storeId", regular, special,
  special_from as "specialFrom", special_to as "specialTo"`

export async function selectPrices(db: Reader, productIds: number[], storeIds: number[] | null): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select ${priceColumns} from pricing_price
    where product_id = any(${productIds}::int[]) and (${storeIds}::int[] is null or store_id = any(${storeIds}::int[]))`.execute(
    db,
  )
  return rows
}

export async function upsertPrices(tx: Writer, rows: PriceRow[]): Promise<void> {
  await sql`
    insert into pricing_price (product_id, store_id, regular, special, special_from, special_to)
    select product_id, store_id, regular, special, special_from, special_to
    from json_to_recordset(${JSON.stringify(rows.map(priceRecord))}::json) as r(product_id int, store_id int,
      regular bigint, special bigint, special_from timestamptz, special_to timestamptz)
    on conflict (product_id, store_id) do update set regular = excluded.regular, special = excluded.special,
      special_from = excluded.special_from, special_to = excluded.special_to`.execute(tx)
}

function priceRecord(row: PriceRow & Price): Record<string, unknown> {
  const { productId, storeId, regular, special, specialFrom, specialTo } = row
  return {
    product_id: productId,
    store_id: storeId,
    regular,
    special,
    special_from: specialFrom,
    special_to: specialTo,
  }
}

/** Inserts entries that do not exist yet (same product, store and instant). Returns the number of new ones. */
export async function insertPriceLog(tx: Writer, rows: PriceLogRow[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into pricing_price_log (product_id, store_id, regular, final, valid_from)
    select * from json_to_recordset(${JSON.stringify(rows.map(logRecord))}::json)
      as r(product_id int, store_id int, regular bigint, final bigint, valid_from timestamptz)
    on conflict (product_id, store_id, valid_from) do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Inserts entries that differ from the latest one. If a second change has the same time, it is moved by a millisecond. */
export async function insertPriceLogWhereChanged(tx: Writer, rows: PriceLogRow[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into pricing_price_log (product_id, store_id, regular, final, valid_from)
    select r.product_id, r.store_id, r.regular, r.final,
      greatest(r.valid_from, newest.valid_from + interval '1 millisecond')
    from json_to_recordset(${JSON.stringify(rows.map(logRecord))}::json)
      as r(product_id int, store_id int, regular bigint, final bigint, valid_from timestamptz)
    left join lateral (
      select l.regular, l.final, l.valid_from from pricing_price_log l
      where l.product_id = r.product_id and l.store_id = r.store_id order by l.valid_from desc limit 1
    ) newest on true
    where newest.final is null or newest.final <> r.final or newest.regular <> r.regular`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

function logRecord(row: PriceLogRow): Record<string, unknown> {
  const { productId, storeId, regular, final, validFrom } = row
  return { product_id: productId, store_id: storeId, regular, final, valid_from: validFrom }
}

/** The price log of products whose latest entry is a reduction. */
export async function selectReducedPriceLogs(
  db: Reader,
  productIds: number[],
  storeIds: number[] | null,
): Promise<PriceLogRow[]> {
  // Filters by product twice, because the planner may otherwise scan the whole log.
  const { rows } = await sql<PriceLogRow>`
    with newest as (
      select distinct on (product_id, store_id) product_id, store_id, regular, final from pricing_price_log
      where product_id = any(${productIds}::int[]) and (${storeIds}::int[] is null or store_id = any(${storeIds}::int[]))
      order by product_id, store_id, valid_from desc
    )
    select l.product_id as "productId", l.store_id as "storeId", l.regular, l.final, l.valid_from as "validFrom"
    from pricing_price_log l join newest n using (product_id, store_id)
    where n.final < n.regular and l.product_id = any(${productIds}::int[])`.execute(db)
  return rows
}

/** The products whose special price starts or ends after `first`, up to `last`. */
export async function selectChangedBetween(db: Reader, storeId: number, first: Date, last: Date): Promise<number[]> {
  const [from, to] = [first.toISOString(), last.toISOString()]
  const { rows } = await sql<{ id: number }>`
    select product_id as id from pricing_price
    where store_id = ${storeId} and special < regular
      and (special_from > ${from}::timestamptz and special_from <= ${to}::timestamptz
        or special_to >= ${from}::timestamptz and special_to < ${to}::timestamptz)`.execute(db)
  return rows.map((row) => row.id)
}

/** The whole price logs of some products in some store views. */
export async function selectPriceLogs(
  db: Reader,
  keys: readonly Pick<PriceRow, 'productId' | 'storeId'>[],
): Promise<PriceLogRow[]> {
  const { rows } = await sql<PriceLogRow>`
    select product_id as "productId", store_id as "storeId", regular, final, valid_from as "validFrom"
    from pricing_price_log
    where (product_id, store_id) in (select * from unnest(${keys.map((key) => key.productId)}::int[],
      ${keys.map((key) => key.storeId)}::int[]))`.execute(db)
  return rows
}

export async function selectTaxRates(db: Reader): Promise<TaxRate[]> {
  const { rows } = await sql<TaxRate>`
    select country, tax_class as "taxClass", rate, label, nullif(valid_from, '') as "from"
    from pricing_tax_rate order by country, tax_class, valid_from`.execute(db)
  return rows
}

/** Saves the rates that differ, and ends all others. The table's trigger logs both. */
export async function replaceTaxRates(tx: Writer, rates: readonly TaxRate[]): Promise<void> {
  const wanted = JSON.stringify(
    rates.map(({ taxClass, from, ...rate }) => ({ ...rate, tax_class: taxClass, valid_from: from ?? '' })),
  )
  await sql`
    delete from pricing_tax_rate r where not exists (
      select from jsonb_to_recordset(${wanted}::jsonb) as w (country text, tax_class text, valid_from text)
      where (w.country, w.tax_class, w.valid_from) = (r.country, r.tax_class, r.valid_from))`.execute(tx)
  await sql`
    insert into pricing_tax_rate (country, tax_class, valid_from, rate, label)
    select country, tax_class, valid_from, rate, label
    from jsonb_to_recordset(${wanted}::jsonb) as w (country text, tax_class text, valid_from text, rate integer, label text)
    on conflict (country, tax_class, valid_from) do update set rate = excluded.rate, label = excluded.label
    where (pricing_tax_rate.rate, pricing_tax_rate.label) <> (excluded.rate, excluded.label)`.execute(tx)
}
