import { sql, type RawBuilder } from 'kysely'
import { olderThan } from '#src/platform/personal-data/ended-rows.ts'
import type { Reader, Writer } from '#src/platform/database.ts'
import { settingByStore } from '#src/store/store.ts'
import { byStore } from '#src/platform/personal-data/by-store.ts'
import type { EndedRows, PersonalData, ReadPerson, TableRetention } from '#src/platform/personal-data/personal-data.ts'
import { addressLines, amountText, section } from '#src/platform/personal-data/personal-section.ts'
import { readWithdrawals, withdrawalRetention } from './withdrawal/personal-data-queries.ts'
import { invoiceYears, longestInvoiceYears } from './invoice-years.ts'

const canceledYears = 3

/** The orders of an account, and those of a guest with this email address. */
export async function selectOrdersOfPerson(
  db: Reader,
  { websiteId, email, customerId }: Omit<ReadPerson, 'orderIds'>,
): Promise<PersonsOrder[]> {
  const { rows } = await sql<Omit<PersonsOrder, 'timeZone'> & { storeId: number }>`
    select o.id, o.store_id as "storeId", o.number, o.placed_at as "placedAt", v.country, i.number as "invoiceNumber",
      (o.status in ('pending', 'pending_payment', 'processing') or exists (
        select from platform_event e where e.delivered_at is null and e.dropped_at is null
          and e.payload ->> 'orderId' = o.id::text
      )) as "isOpen"
    from order_order o join store_view v on v.id = o.store_id join store_group g on g.id = v.group_id
    left join order_invoice i on i.order_id = o.id
    where o.customer_id = ${customerId}::int
      or (o.customer_id is null and lower(o.email) = ${email} and g.website_id = ${websiteId})
    order by o.id`.execute(db)
  const zones = await settingByStore(db, 'general/locale/timezone')
  return rows.map((row) => ({ ...row, id: Number(row.id), timeZone: zones[row.storeId] ?? 'UTC' }))
}

/** Locks the same orders by ascending id, so that no order, return or exchange of them changes while they are erased. */
export async function lockOrdersOf(tx: Writer, person: Omit<ReadPerson, 'orderIds'>): Promise<void> {
  const ids = (await selectOrdersOfPerson(tx, person)).map(({ id }) => id)
  await sql`select from order_order where id = any(${ids}::bigint[]) order by id for update`.execute(tx)
}

interface PersonsOrder {
  id: number
  number: string
  placedAt: Date
  /** The country and the time zone of the store view. */
  country: string
  timeZone: string
  /** Null if there is no invoice. */
  invoiceNumber: string | null
  /** Whether it is not finished, or work such as an email is outstanding. */
  isOpen: boolean
}

/** Erases the buyer from orders. An invoice keeps its name and address if `keepsInvoices` is set. */
async function eraseBuyers(tx: Writer, ids: readonly number[], keepsInvoices: boolean): Promise<void> {
  const those = sql`any(${[...ids]}::bigint[])`
  const isInvoiced = sql`${keepsInvoices}::boolean and exists (select from order_invoice i where i.order_id = order_order.id)`
  await sql`
    update order_order set customer_id = null, email = '',
      token = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
      shipping_address = ${blank(sql`shipping_address`)},
      billing_address = case when ${isInvoiced} then billing_address - 'telephone' - 'fax'
        else ${blank(sql`billing_address`)} end,
      gifts = gifts || '{"message": null}', pickup_place = null
    where id = ${those}`.execute(tx)
  await sql`
    update order_item set gifts = gifts || '{"message": null}', gift_card = case when gift_card is null then null else
      jsonb_build_object('amount', gift_card -> 'amount', 'senderName', '', 'recipientName', '') end
    where order_id = ${those}`.execute(tx)
  await sql`update order_history set reason = '' where order_id = ${those} and actor not in ('provider', 'job')`.execute(
    tx,
  )
  await sql`update order_refund set reason = '' where order_id = ${those}`.execute(tx)
  await sql`update order_shipment set tracking_number = null where order_id = ${those}`.execute(tx)
  await sql`delete from order_cancel_request where order_id = ${those}`.execute(tx)
  await sql`delete from order_request where order_id = ${those}`.execute(tx)
}

/** An address of which only the country is left; null if there is none. */
const blank = (address: RawBuilder<unknown>) => sql`case when ${address} is null then null else
  jsonb_build_object('firstname', '', 'lastname', '', 'street', '[]'::jsonb, 'city', '',
    'countryCode', ${address} -> 'countryCode') end`

async function selectEnded(db: Reader, now: Date): Promise<number[]> {
  const zones = await settingByStore(db, 'general/locale/timezone')
  const { rows } = await sql<{ id: number }>`
    select o.id from order_order o join store_view v on v.id = o.store_id
    where (o.email <> '' or o.billing_address ->> 'lastname' <> '')
      and o.status in ('complete', 'closed', 'canceled')
      and extract(year from o.placed_at at time zone ${byStore(zones, 'o.store_id')}) + (case
        when exists (select from order_invoice i where i.order_id = o.id)
        then coalesce((${JSON.stringify(invoiceYears)}::jsonb ->> v.country)::int, ${longestInvoiceYears}::int)
        else ${canceledYears}::int end)
        < extract(year from ${now.toISOString()}::timestamptz at time zone ${byStore(zones, 'o.store_id')})
    order by o.id`.execute(db)
  return rows.map(({ id }) => Number(id))
}

const endedOrders: EndedRows = {
  count: async (db, now) => (await selectEnded(db, now)).length,
  async clear(tx, now) {
    const ids = await selectEnded(tx, now)
    if (ids.length > 0) await eraseBuyers(tx, ids, false)
    return ids.length
  },
}

const period = 'with the order'
const withOrder = (table: string, columns: string[], purpose: string, erasure: string): TableRetention => ({
  table,
  columns,
  purpose,
  period,
  erasure,
})

export const personalData: PersonalData = {
  retention: [
    {
      table: 'order_order',
      columns: [
        'token',
        'customer_id',
        'agent_id',
        'email',
        'shipping_address',
        'billing_address',
        'gifts',
        'gift_cards',
        'pickup_place',
      ],
      purpose: 'To fulfil the order, and to document it for the tax office.',
      period: `with an invoice until the end of the tax period of the country (${Object.entries(invoiceYears)
        .map(([country, years]) => `${country} ${years}`)
        .join(', ')}, others ${longestInvoiceYears} calendar years); a canceled order ${canceledYears} calendar years`,
      erasure: 'the invoice keeps its name and address until its period ends; everything else is deleted',
      ended: endedOrders,
    },
    withOrder('order_item', ['gift_card', 'gifts'], 'Names and greetings on gifts.', 'deleted'),
    withOrder('order_history', ['reason', 'actor'], 'Why an order changed.', 'reasons that people typed are deleted'),
    withOrder('order_refund', ['reason'], 'Why money was refunded.', 'deleted'),
    withOrder('order_shipment', ['tracking_number'], 'To follow the parcel.', 'deleted'),
    withOrder('order_request', ['key', 'request_hash', 'refusal'], 'To place a repeated order only once.', 'deleted'),
    {
      ...withOrder('order_cancel_request', ['key_hash', 'reason'], 'To confirm a cancellation by email.', 'deleted'),
      period: 'until the link expires',
      ended: olderThan(1, 'order_cancel_request', 'valid_until'),
    },
    ...withdrawalRetention,
  ],
  async read(db, person) {
    const { orderIds } = person
    const those = sql`any(${[...orderIds]}::bigint[])`
    return [
      await section(
        db,
        'orders',
        sql`
          select o.placed_at as date, o.number, o.status, ${amountText('o.grand_total', 'o.currency')} as amount, o.email,
            ${addressLines('o.billing_address')} as "billingAddress",
            ${addressLines('o.shipping_address')} as "shippingAddress",
            o.gifts -> 'message' ->> 'message' as text, i.number as "invoiceNumber", (
              select string_agg(s.tracking_number, ', ') from order_shipment s where s.order_id = o.id
            ) as "trackingNumber", o.payment_title as method
          from order_order o left join order_invoice i on i.order_id = o.id where o.id = ${those} order by o.id`,
      ),
      await section(
        db,
        'orderItems',
        sql`
          select o.number, i.name as product, i.quantity, ${amountText('i.row_total', 'o.currency')} as amount,
            i.gift_card ->> 'senderName' as sender, i.gift_card ->> 'recipientName' as recipient,
            coalesce(i.gift_card ->> 'message', i.gifts -> 'message' ->> 'message') as text
          from order_item i join order_order o on o.id = i.order_id where o.id = ${those} order by i.id`,
      ),
      await section(
        db,
        'orderHistory',
        sql`
          select h.at as date, o.number, h.to_status as status, h.reason as text
          from order_history h join order_order o on o.id = h.order_id where o.id = ${those} order by h.id`,
      ),
      await readWithdrawals(db, person),
    ]
  },
  erase: (tx, { orderIds }) => eraseBuyers(tx, orderIds, true),
}
