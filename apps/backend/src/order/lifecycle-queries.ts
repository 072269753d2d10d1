import { sql } from 'kysely'
import type { CartAddress } from '#src/cart/cart.ts'
import { run, statement, type Reader, type Statement, type Writer } from '#src/platform/database.ts'
import { orderColumns } from './queries.ts'
import type { HistoryEntry, Order, Shipment } from './types.ts'

/** Locks the order until the transaction ends. Every change must first take this lock. */
export async function lockOrder(tx: Writer, id: number): Promise<Order> {
  const { rows } = await sql<Order>`select ${orderColumns} from order_order where id = ${id} for update`.execute(tx)
  const [order] = rows
  if (order === undefined) throw new Error(`Order ${id} not found`)
  return order
}

export async function selectOrderById(db: Reader, id: number): Promise<Order | undefined> {
  const { rows } = await sql<Order>`select ${orderColumns} from order_order where id = ${id}`.execute(db)
  return rows[0]
}

/** Records the agent who placed the order on behalf of its customer. */
export const agentOf = (id: number, agentId: number): Statement<void> =>
  statement(sql`update order_order set agent_id = ${agentId} where id = ${id}`, () => undefined)

/** Updates an order's status, payment and delivery. `updateShippingAddress` is separate, because few changes need it. */
export async function updateProgress(tx: Writer, order: Order): Promise<void> {
  const at = (time: Date | null) => time?.toISOString() ?? null
  await sql`
    update order_order set status = ${order.status}, status_changed_at = ${at(order.statusChangedAt)}::timestamptz,
      paid_at = ${at(order.paidAt)}::timestamptz, shipped_at = ${at(order.shippedAt)}::timestamptz,
      paid_reference = ${order.paidReference}, refunded = ${order.refunded}, gift_card_returned = ${order.cardReturned}, payment_code = ${order.paymentCode}, payment_title = ${order.paymentTitle},
      transfer = ${order.transfer === null ? null : JSON.stringify(order.transfer)}::jsonb
    where id = ${order.id}`.execute(tx)
}

export async function updateShippingAddress(tx: Writer, id: number, address: CartAddress): Promise<void> {
  await sql`
    update order_order set shipping_address = ${JSON.stringify(address)}::jsonb where id = ${id}`.execute(tx)
}

export const insertHistory = (tx: Writer, orderId: number, entry: HistoryEntry): Promise<number> =>
  run(tx, historyRowOf(orderId, entry))

export const historyRowOf = (orderId: number, entry: HistoryEntry): Statement<number> =>
  statement(
    sql<{ id: number }>`
      insert into order_history (order_id, at, action, from_status, to_status, reason, actor)
      values (${orderId}, ${entry.at.toISOString()}::timestamptz, ${entry.action}, ${entry.from}, ${entry.to},
        ${entry.reason}, ${entry.actor})
      returning id`,
    ([row]) => Number(row?.id),
  )

export async function selectHistory(db: Reader, orderId: number): Promise<HistoryEntry[]> {
  const { rows } = await sql<HistoryEntry>`
    select at, action, from_status as "from", to_status as "to", reason, actor
    from order_history where order_id = ${orderId} order by id`.execute(db)
  return rows
}

/** The reason of one entry of the history. */
export async function selectReason(db: Reader, historyId: number): Promise<string> {
  const { rows } = await sql<{ reason: string }>`
    select reason from order_history where id = ${historyId}`.execute(db)
  return rows[0]?.reason ?? ''
}

export async function insertShipment(tx: Writer, orderId: number, shipment: Omit<Shipment, 'id'>): Promise<void> {
  await sql`
    insert into order_shipment (order_id, carrier, title, tracking_number, shipped_at)
    values (${orderId}, ${shipment.carrier}, ${shipment.title}, ${shipment.trackingNumber},
      ${shipment.shippedAt.toISOString()}::timestamptz)`.execute(tx)
}

export const selectShipments = (db: Reader, orderId: number): Promise<Shipment[]> => selectShipmentsOf(db, [orderId])

/** The shipments of several orders, the first ones first. */
export async function selectShipmentsOf(
  db: Reader,
  orderIds: readonly number[],
): Promise<(Shipment & { orderId: number })[]> {
  const { rows } = await sql<Shipment & { orderId: number }>`
    select id, order_id as "orderId", carrier, title, tracking_number as "trackingNumber", shipped_at as "shippedAt"
    from order_shipment where order_id = any(${[...orderIds]}::int[]) order by id`.execute(db)
  return rows
}

export async function insertRefund(
  tx: Writer,
  refund: { orderId: number; amount: number; reason: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into order_refund (order_id, amount, reason, refunded_at)
    values (${refund.orderId}, ${refund.amount}, ${refund.reason}, ${refund.now.toISOString()}::timestamptz)
    returning id`.execute(tx)
  return Number(rows[0]?.id)
}

/**
 * The oldest unpaid orders in this status that are older than `minutes`; 0 disables expiry. Bank transfers use the deadline that
 * was given to their buyer instead. Shipped orders never expire.
 */
export async function selectUnpaid(
  db: Reader,
  query: { storeId: number; status: string; isCashOnDelivery: boolean; minutes: number; now: Date; most: number },
): Promise<{ id: number; number: string; status: string }[]> {
  const { rows } = await sql<{ id: number; number: string; status: string }>`
    select o.id, o.number, o.status from order_order o,
      lateral (select coalesce(1440 * (o.transfer ->> 'unpaidDays')::int, ${query.minutes}::int) as minutes) given
    where o.paid_at is null and o.status in ('pending', 'pending_payment') and o.status = ${query.status}
      and o.store_id = ${query.storeId} and o.shipped_at is null and (o.payment_code = 'cashondelivery') = ${query.isCashOnDelivery}
      and given.minutes > 0 and coalesce(o.status_changed_at, o.placed_at)
        < ${query.now.toISOString()}::timestamptz - make_interval(mins => given.minutes)
    order by o.placed_at limit ${query.most}`.execute(db)
  return rows
}

/** The open cart that the items of a canceled order were copied into. */
export async function selectReturnedCart(db: Reader, orderId: number): Promise<string | undefined> {
  const { rows } = await sql<{ masked_id: string }>`
    select c.masked_id from order_returned_cart r join cart_cart c on c.id = r.cart_id
    where r.order_id = ${orderId} and c.is_active`.execute(db)
  return rows[0]?.masked_id
}

export async function insertReturnedCart(tx: Writer, orderId: number, cartId: number): Promise<void> {
  await sql`
    insert into order_returned_cart (order_id, cart_id) values (${orderId}, ${cartId})
    on conflict (order_id) do update set cart_id = excluded.cart_id`.execute(tx)
}

/** Records that an email of this kind is sent. Returns false if it was already recorded. */
export async function markEmailSent(tx: Writer, orderId: number, kind: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into order_letter (order_id, kind, written_at)
    values (${orderId}, ${kind}, ${now.toISOString()}::timestamptz)
    on conflict (order_id, kind) do nothing returning order_id`.execute(tx)
  return rows.length > 0
}

export async function insertCancelRequest(
  tx: Writer,
  request: { keyHash: string; orderId: number; reason: string; validUntil: Date },
): Promise<void> {
  await sql`
    insert into order_cancel_request (key_hash, order_id, reason, valid_until)
    values (${request.keyHash}, ${request.orderId}, ${request.reason.slice(0, 255)},
      ${request.validUntil.toISOString()}::timestamptz)`.execute(tx)
}

export async function selectCancelRequest(
  db: Reader,
  orderId: number,
  keyHash: string,
  now: Date,
): Promise<{ reason: string } | undefined> {
  const { rows } = await sql<{ reason: string }>`
    select reason from order_cancel_request
    where order_id = ${orderId} and key_hash = ${keyHash} and valid_until > ${now.toISOString()}::timestamptz`.execute(
    db,
  )
  return rows[0]
}

/** The stored data of an invoice. The rest of its content comes from the order. */
export interface Invoice {
  id: number
  number: string
  seller: string
  issuedAt: Date
}

export async function selectInvoice(db: Reader, orderId: number): Promise<Invoice | undefined> {
  return (await selectInvoices(db, [orderId])).get(orderId)
}

/** The invoices of these orders, by order id. */
export async function selectInvoices(db: Reader, orderIds: readonly number[]): Promise<Map<number, Invoice>> {
  const { rows } = await sql<Invoice & { orderId: number }>`
    select order_id as "orderId", id, number, seller, issued_at as "issuedAt" from order_invoice
    where order_id = any(${[...orderIds]}::bigint[])`.execute(db)
  return new Map(rows.map(({ orderId, ...invoice }) => [Number(orderId), invoice]))
}

/**
 * The next invoice number of the store view in this year. The counter stays locked until the transaction ends, which avoids gaps.
 */
export async function nextInvoiceNumber(tx: Writer, storeId: number, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into order_invoice_sequence (store_id, year, last_number) values (${storeId}, ${year}, 1)
    on conflict (store_id, year) do update set last_number = order_invoice_sequence.last_number + 1
    returning last_number as last`.execute(tx)
  return Number(rows[0]?.last)
}

export async function insertInvoice(
  tx: Writer,
  invoice: Omit<Invoice, 'id'> & { orderId: number; storeId: number; year: number; count: number },
): Promise<void> {
  await sql`
    insert into order_invoice (order_id, number, store_id, year, count, seller, issued_at)
    values (${invoice.orderId}, ${invoice.number}, ${invoice.storeId}, ${invoice.year}, ${invoice.count},
      ${invoice.seller}, ${invoice.issuedAt.toISOString()}::timestamptz)`.execute(tx)
}
