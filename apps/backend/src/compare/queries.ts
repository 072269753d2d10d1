import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { CompareListRow } from './types.ts'

const columns = sql`id, uid, customer_id as "customerId"`

export async function selectList(db: Reader, uid: string): Promise<CompareListRow | undefined> {
  const { rows } = await sql<CompareListRow>`select ${columns} from compare_list where uid = ${uid}`.execute(db)
  return rows[0]
}

/** The list with this uid, locked until the transaction ends. */
export async function lockList(tx: Writer, uid: string): Promise<CompareListRow | undefined> {
  const { rows } = await sql<CompareListRow>`
    select ${columns} from compare_list where uid = ${uid} for update`.execute(tx)
  return rows[0]
}

export async function selectListOf(db: Reader, customerId: number): Promise<CompareListRow | undefined> {
  const { rows } = await sql<CompareListRow>`
    select ${columns} from compare_list where customer_id = ${customerId}`.execute(db)
  return rows[0]
}

export async function insertGuestList(tx: Writer, uid: string, now: Date): Promise<CompareListRow> {
  const { rows } = await sql<{ id: number }>`
    insert into compare_list (uid, changed_at) values (${uid}, ${now.toISOString()}::timestamptz)
    returning id`.execute(tx)
  return { id: rows[0]?.id ?? 0, uid, customerId: null }
}

/** Serializes the transactions that create or assign a list for this customer. */
export async function lockCustomer(tx: Writer, customerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7220170, ${customerId})`.execute(tx)
}

/** The customer's list, created if missing, and locked. */
export async function openListOf(tx: Writer, customerId: number, uid: string, now: Date): Promise<CompareListRow> {
  const { rows } = await sql<CompareListRow>`
    insert into compare_list (uid, customer_id, changed_at)
    values (${uid}, ${customerId}, ${now.toISOString()}::timestamptz)
    on conflict (customer_id) do update set changed_at = excluded.changed_at returning ${columns}`.execute(tx)
  return rows[0] ?? { id: 0, uid, customerId }
}

/** Gives a guest's list to the customer. Returns false if the customer already has one. */
export async function giveToCustomer(tx: Writer, listId: number, customerId: number): Promise<boolean> {
  const { rows } = await sql`
    update compare_list set customer_id = ${customerId}
    where id = ${listId} and not exists (select from compare_list where customer_id = ${customerId})
    returning id`.execute(tx)
  return rows.length > 0
}

export async function selectProductIds(db: Reader, listId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from compare_item i where list_id = ${listId} order by i.id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function insertItems(tx: Writer, listId: number, productIds: readonly number[], now: Date): Promise<void> {
  await sql`
    insert into compare_item (list_id, product_id) select ${listId}::int, id
    from unnest(${[...productIds]}::int[]) with ordinality as p (id, place) order by place
    on conflict (list_id, product_id) do nothing`.execute(tx)
  await sql`
    update compare_list set changed_at = ${now.toISOString()}::timestamptz where id = ${listId}`.execute(tx)
}

export async function deleteItems(tx: Writer, listId: number, productIds: readonly number[]): Promise<void> {
  await sql`
    delete from compare_item where list_id = ${listId} and product_id = any(${[...productIds]}::int[])`.execute(tx)
}

export async function deleteList(tx: Writer, listId: number): Promise<void> {
  await sql`delete from compare_list where id = ${listId}`.execute(tx)
}

/** Deletes up to a hundred guest lists that have not changed since then. */
export async function deleteAbandoned(tx: Writer, before: Date): Promise<void> {
  await sql`
    delete from compare_list where id in (
      select id from compare_list where customer_id is null and changed_at < ${before.toISOString()}::timestamptz
      order by changed_at limit 100 for update skip locked
    )`.execute(tx)
}
