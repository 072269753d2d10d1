import pg from 'pg'
import { databaseUrl } from './databases.ts'

const atOnce = 50_000
/** How many orders each of the customers has. */
export const ordersPerCustomer = 10
/** The first id of the copies, above those of the orders that the shop has taken itself. */
const firstId = 1_000_000

/**
 * The columns that a copy does not share with its template, by table, with n as the number of the order: complete orders of three years, ten
 * for each customer, each with its cart, item, history, email and its stock movement, and with a delivered event of the last 25 days.
 */
const copied: { table: string; key: string; columns: Record<string, string> }[] = [
  {
    table: 'cart_cart',
    key: 'id = (select cart_id from order_order where id = $1)',
    columns: {
      id: `${firstId} + n`,
      masked_id: `md5('cart ' || n)`,
      customer_id: `${firstId} + n / ${ordersPerCustomer}`,
      is_active: 'false',
    },
  },
  {
    table: 'order_order',
    key: 'id = $1',
    columns: {
      id: `${firstId} + n`,
      number: `'C' || lpad(n::text, 9, '0')`,
      token: `md5('order ' || n)`,
      cart_id: `${firstId} + n`,
      customer_id: `${firstId} + n / ${ordersPerCustomer}`,
      email: `'buyer' || n / ${ordersPerCustomer} || '@example.com'`,
      status: `'complete'`,
      placed_at: placedAt(),
      paid_at: placedAt(),
      shipped_at: `${placedAt()} + interval '1 day'`,
      status_changed_at: `${placedAt()} + interval '1 day'`,
    },
  },
  { table: 'order_item', key: 'order_id = $1', columns: { order_id: `${firstId} + n` } },
  { table: 'order_history', key: 'order_id = $1', columns: { order_id: `${firstId} + n`, at: placedAt() } },
  { table: 'order_letter', key: 'order_id = $1', columns: { order_id: `${firstId} + n`, written_at: placedAt() } },
  { table: 'inventory_movement', key: 'order_id = $1', columns: { order_id: `${firstId} + n`, at: placedAt() } },
  {
    table: 'platform_event',
    key: `type = 'order.placed' and payload ->> 'orderId' = $1::text`,
    columns: {
      payload: `jsonb_set(t.payload, '{orderId}', to_jsonb(${firstId} + n))`,
      created_at: deliveredAt(),
      delivered_at: deliveredAt(),
    },
  },
]

/** Copies an order until there are this many copies, as fast as the database can, and leaves the tables as its upkeep does. */
export async function fillOrders(
  database: string,
  template: number,
  range: { from: number; to: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(database) })
  await client.connect()
  try {
    // The references are valid by construction, except for the customers, of whom only the ids exist.
    await client.query('set session_replication_role = replica')
    for (let from = range.from; from < range.to; from += atOnce) {
      const last = Math.min(from + atOnce, range.to) - 1
      for (const { table, key, columns } of copied) {
        const { rows } = await client.query<{ name: string; identity: string }>(
          `select column_name as name, is_identity as identity from information_schema.columns
          where table_schema = 'public' and table_name = $1 order by ordinal_position`,
          [table],
        )
        const chosen = rows.filter(({ name, identity }) => identity === 'NO' || name in columns)
        const names = chosen.map(({ name }) => name)
        await client.query(
          `insert into ${table} (${names.join()}) overriding system value
          select ${names.map((name) => columns[name] ?? `t.${name}`).join()}
          from generate_series(${from}, ${last}) n, ${table} t where ${key}`,
          [template],
        )
      }
      console.log(`  ${last + 1} orders`)
    }
    for (const { table } of copied) await client.query(`vacuum analyze ${table}`)
  } finally {
    await client.end()
  }
}

function placedAt(): string {
  return `now() - interval '26 days' - make_interval(mins => n % 1500000)`
}

function deliveredAt(): string {
  return `now() - make_interval(secs => n % 2160000)`
}
