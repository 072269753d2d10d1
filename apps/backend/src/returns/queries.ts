import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type {
  ReturnComment,
  ReturnedItem,
  ReturnedQuantity,
  ReturnRequest,
  ReturnRow,
  ReturnState,
  ReturnTracking,
} from './types.ts'

const columns = sql`r.id, r.order_id as "orderId", r.number, r.status, r.bank_account as "bankAccount", r.contact_email as "contactEmail",
  r.confirm_hash as "confirmHash", r.confirm_until as "confirmUntil", r.requested_at as "requestedAt", r.refunded`

/** What is sent for a returned item, as one value. */
const exchangeColumn = sql`case when e.id is null then null else jsonb_build_object('id', e.id, 'variantId', e.variant_id,
  'sku', e.sku, 'options', e.options, 'quantity', e.quantity, 'status', e.status, 'heldUntil', e.held_until,
  'trackingNumber', e.tracking_number) end as exchange`

/** JSON has no dates. */
const readExchange = <Row extends Pick<ReturnedItem, 'exchange'>>(row: Row): Row => {
  const { exchange } = row
  const heldUntil = exchange?.heldUntil ?? null
  return exchange === null || heldUntil === null
    ? row
    : { ...row, exchange: { ...exchange, heldUntil: new Date(heldUntil) } }
}

/** A request that was not confirmed in time does not exist any more. */
const isAlive = (now: Date) => sql`(r.status <> 'unconfirmed' or r.confirm_until > ${now.toISOString()}::timestamptz)`

export interface ReturnSelection {
  orderId?: number
  customerId?: number
}

/** One page of the returns of an order or a customer, newest first, with the total count. */
export async function selectReturns(
  db: Reader,
  { orderId, customerId }: ReturnSelection,
  page: { size: number; current: number; now: Date },
): Promise<{ rows: ReturnRow[]; count: number }> {
  const where = sql`${orderId === undefined ? sql`true` : sql`r.order_id = ${orderId}`}
    and ${customerId === undefined ? sql`true` : sql`o.customer_id = ${customerId}`} and ${isAlive(page.now)}`
  const from = sql`returns_return r join order_order o on o.id = r.order_id`
  const { rows } = await sql<ReturnRow>`
    select ${columns} from ${from} where ${where} order by r.id desc
    limit ${page.size} offset ${(page.current - 1) * page.size}`.execute(db)
  const counted = await sql<{ count: number }>`select count(*)::int as count from ${from} where ${where}`.execute(db)
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

export async function selectReturn(db: Reader, id: number): Promise<ReturnRow | undefined> {
  const { rows } = await sql<ReturnRow>`select ${columns} from returns_return r where r.id = ${id}`.execute(db)
  return rows[0]
}

export async function selectReturnByNumber(db: Reader, number: string): Promise<ReturnRow | undefined> {
  const { rows } = await sql<ReturnRow>`select ${columns} from returns_return r where r.number = ${number}`.execute(db)
  return rows[0]
}

/** The open returns of an order that were requested since then, newest first. */
export async function selectRequestedSince(db: Reader, orderId: number, since: Date): Promise<ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    select ${columns} from returns_return r
    where r.order_id = ${orderId} and r.requested_at > ${since.toISOString()}::timestamptz
      and r.status in ('unconfirmed', 'pending', 'authorized')
    order by r.id desc`.execute(db)
  return rows
}

export async function selectReturnByKey(
  db: Reader,
  orderId: number,
  confirmHash: string,
): Promise<ReturnRow | undefined> {
  const { rows } = await sql<ReturnRow>`
    select ${columns} from returns_return r
    where r.order_id = ${orderId} and r.confirm_hash = ${confirmHash}`.execute(db)
  return rows[0]
}

/** The newest returns of the shop: those that staff must act on, or all. */
export async function selectLatestReturns(
  db: Reader,
  isOpen: boolean,
  limit: number,
): Promise<(ReturnRow & { email: string; storeId: number })[]> {
  const { rows } = await sql<ReturnRow & { email: string; storeId: number }>`
    select ${columns}, o.email, o.store_id as "storeId" from returns_return r join order_order o on o.id = r.order_id
    where not ${isOpen} or r.status in ('pending', 'authorized', 'received')
    order by r.id desc limit ${limit}`.execute(db)
  return rows
}

/** What all returns of an order hold, with the status of each. */
export async function selectReturned(db: Reader, orderId: number): Promise<ReturnedQuantity[]> {
  return selectReturnedOf(db, [orderId])
}

/** The same of several orders in one query. */
export async function selectReturnedOf(
  db: Reader,
  orderIds: readonly number[],
): Promise<(ReturnedQuantity & { orderId: number })[]> {
  const { rows } = await sql<ReturnedQuantity & { orderId: number }>`
    select r.order_id as "orderId", i.return_id as "returnId", i.order_item_id as "orderItemId", i.requested, i.received,
      i.exchange_id as "exchangeId", r.status, ${exchangeColumn}
    from returns_item i join returns_return r on r.id = i.return_id left join returns_exchange e on e.item_id = i.id
    where r.order_id = any(${[...orderIds]}::bigint[])
    order by i.id`.execute(db)
  return rows.map(readExchange)
}

export async function selectReturnItems(db: Reader, returnIds: readonly number[]): Promise<ReturnedItem[]> {
  const { rows } = await sql<ReturnedItem>`
    select i.id, i.return_id as "returnId", i.order_item_id as "orderItemId", i.requested, i.received, i.reason,
      i.exchange_id as "exchangeId", case when p.id is null then null else
        jsonb_build_object('variantId', p.variant_id, 'sku', p.sku, 'options', p.options) end as piece, ${exchangeColumn}
    from returns_item i left join returns_exchange p on p.id = i.exchange_id
    left join returns_exchange e on e.item_id = i.id
    where i.return_id = any(${[...returnIds]}::bigint[]) order by i.id`.execute(db)
  return rows.map(readExchange)
}

export async function selectComments(db: Reader, returnIds: readonly number[]): Promise<ReturnComment[]> {
  const { rows } = await sql<ReturnComment>`
    select id, return_id as "returnId", author, text, written_at as "writtenAt"
    from returns_comment where return_id = any(${[...returnIds]}::bigint[]) order by id`.execute(db)
  return rows
}

export async function selectTracking(db: Reader, returnIds: readonly number[]): Promise<ReturnTracking[]> {
  const { rows } = await sql<ReturnTracking>`
    select id, return_id as "returnId", carrier, number
    from returns_tracking where return_id = any(${[...returnIds]}::bigint[]) order by id`.execute(db)
  return rows
}

export async function selectTrackingById(db: Reader, id: number): Promise<ReturnTracking | undefined> {
  const { rows } = await sql<ReturnTracking>`
    select id, return_id as "returnId", carrier, number from returns_tracking where id = ${id}`.execute(db)
  return rows[0]
}

interface NewReturn extends ReturnRequest {
  orderId: number
  orderNumber: string
  status: ReturnState
  confirm: { hash: string; until: Date } | null
  now: Date
}

/** Inserts a return with its items. The transaction must hold the order's lock, because the number follows the order's last one. */
export async function insertReturn(tx: Writer, given: NewReturn): Promise<number> {
  const { orderId, orderNumber, status, bankAccount, contactEmail, confirm } = given
  const now = given.now.toISOString()
  const { rows } = await sql<{ id: number }>`
    insert into returns_return (order_id, number, status, bank_account, contact_email, confirm_hash, confirm_until, requested_at, changed_at)
    select ${orderId}::bigint, ${orderNumber}::text || '-' || (coalesce(max(substring(number from '\\d+$')::int), 0) + 1), ${status}, ${bankAccount}::text, ${contactEmail}::text,
      ${confirm?.hash ?? null}::text, ${confirm?.until.toISOString() ?? null}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from returns_return where order_id = ${orderId}
    returning id`.execute(tx)
  const id = Number(rows[0]?.id)
  await sql`
    insert into returns_item (return_id, order_item_id, exchange_id, requested, reason)
    select ${id}::bigint, "orderItemId", "exchangeId", quantity, reason
    from json_to_recordset(${JSON.stringify(given.items)}::json) as r("orderItemId" bigint, "exchangeId" bigint,
      quantity int, reason text)
    order by "orderItemId", "exchangeId" nulls first`.execute(tx)
  return id
}

/** Deletes the requests of guests that were not confirmed in time, with their bank accounts. */
export async function deleteUnconfirmed(tx: Writer, now: Date): Promise<void> {
  await sql`
    delete from returns_return where status = 'unconfirmed' and confirm_until < ${now.toISOString()}::timestamptz`.execute(
    tx,
  )
}

export async function updateStatus(
  tx: Writer,
  id: number,
  change: { status: ReturnState; refunded: number | null; now: Date },
): Promise<void> {
  await sql`
    update returns_return set status = ${change.status}, refunded = ${change.refunded},
      changed_at = ${change.now.toISOString()}::timestamptz
    where id = ${id}`.execute(tx)
}

export async function updateReceived(tx: Writer, itemId: number, received: number): Promise<void> {
  await sql`update returns_item set received = ${received} where id = ${itemId}`.execute(tx)
}

export async function insertComment(tx: Writer, comment: Omit<ReturnComment, 'id'>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into returns_comment (return_id, author, text, written_at)
    values (${comment.returnId}, ${comment.author}, ${comment.text}, ${comment.writtenAt.toISOString()}::timestamptz)
    returning id`.execute(tx)
  return Number(rows[0]?.id)
}

/** Adds a tracking number, or finds the same one. */
export async function insertTracking(tx: Writer, tracking: Omit<ReturnTracking, 'id'>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into returns_tracking (return_id, carrier, number)
    values (${tracking.returnId}, ${tracking.carrier}, ${tracking.number})
    on conflict (return_id, carrier, number) do update set number = excluded.number
    returning id`.execute(tx)
  return Number(rows[0]?.id)
}

export async function deleteTracking(tx: Writer, id: number): Promise<void> {
  await sql`delete from returns_tracking where id = ${id}`.execute(tx)
}

/** Records that an email of this kind is written. Returns false if it was already recorded. */
export async function markEmailWritten(tx: Writer, returnId: number, kind: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into returns_email (return_id, kind, written_at)
    values (${returnId}, ${kind}, ${now.toISOString()}::timestamptz)
    on conflict (return_id, kind) do nothing returning return_id`.execute(tx)
  return rows.length > 0
}
