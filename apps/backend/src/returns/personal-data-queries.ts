import { sql, type RawBuilder } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import { allOf, isOlder, olderThan, rowsWhere } from '#src/platform/personal-data/ended-rows.ts'
import type { PersonalData } from '#src/platform/personal-data/personal-data.ts'
import { amountText, section } from '#src/platform/personal-data/personal-section.ts'

const keptDays = 3 * 365
const isFinished = sql`status in ('denied', 'rejected', 'processed', 'exchanged', 'canceled')`
const emptied = sql`bank_account = null, contact_email = null, confirm_hash = null`
const period = '3 years after the last change of a finished return, the usual time in which claims expire'

const those = (orderIds: readonly number[]): RawBuilder<unknown> => sql`any(${[...orderIds]}::bigint[])`

/** The rows of a table that belong to finished returns whose period has ended. */
const ofEndedReturns = (table: string) =>
  rowsWhere(
    table,
    (now) => sql`return_id in (
      select id from returns_return where ${isOlder('changed_at', keptDays, now)} and ${isFinished})`,
  )

/** The orders of which a return is not finished, or an email about a return is outstanding. */
export async function selectOrdersWithOpenReturns(db: Reader, orderIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct r.order_id as id from returns_return r
    where r.order_id = ${those(orderIds)} and (r.status in ('pending', 'authorized', 'received') or exists (
      select from platform_event e where e.delivered_at is null and e.dropped_at is null
        and e.payload ->> 'returnId' = r.id::text
    ))`.execute(db)
  return rows.map(({ id }) => Number(id))
}

/** Erases what buyer and staff wrote, and the bank account. The items and amounts stay for the accounts. */
async function eraseReturns(tx: Writer, orderIds: readonly number[]): Promise<void> {
  await sql`delete from returns_return where order_id = ${those(orderIds)} and status = 'unconfirmed'`.execute(tx)
  const ids = sql`(select id from returns_return where order_id = ${those(orderIds)})`
  await sql`delete from returns_comment where return_id in ${ids}`.execute(tx)
  await sql`delete from returns_step where return_id in ${ids}`.execute(tx)
  await sql`delete from returns_tracking where return_id in ${ids}`.execute(tx)
  await sql`
    update returns_exchange set tracking_number = null
    where item_id in (select id from returns_item where return_id in ${ids})`.execute(tx)
  await sql`update returns_return set ${emptied} where order_id = ${those(orderIds)}`.execute(tx)
}

export const personalData: PersonalData = {
  retention: [
    {
      table: 'returns_return',
      columns: ['bank_account', 'contact_email', 'confirm_hash'],
      purpose: 'To take goods back and refund them, also by bank transfer.',
      period: `the bank account and the email address ${period}; a request that a guest did not confirm 1 day`,
      erasure: 'kept without bank account and email address, with items and amounts for the accounts',
      ended: allOf(
        olderThan(0, 'returns_return', 'confirm_until', sql`status = 'unconfirmed'`),
        rowsWhere(
          'returns_return',
          (now) => sql`${isOlder('changed_at', keptDays, now)} and ${isFinished}
            and num_nonnulls(bank_account, contact_email, confirm_hash) > 0`,
          emptied,
        ),
      ),
    },
    {
      table: 'returns_comment',
      columns: ['text'],
      purpose: 'What buyer and staff write about a return.',
      period,
      erasure: 'deleted',
      ended: ofEndedReturns('returns_comment'),
    },
    {
      table: 'returns_step',
      columns: ['staff'],
      purpose: 'Who of the staff decided about a return.',
      period,
      erasure: 'deleted',
      ended: ofEndedReturns('returns_step'),
    },
    {
      table: 'returns_tracking',
      columns: ['number'],
      purpose: 'To follow the parcel of a return.',
      period,
      erasure: 'deleted',
      ended: ofEndedReturns('returns_tracking'),
    },
    {
      table: 'returns_exchange',
      columns: ['tracking_number'],
      purpose: 'To follow the parcel of an exchange.',
      period,
      erasure: 'deleted; the size and the quantity stay for the accounts',
      ended: rowsWhere(
        'returns_exchange',
        (now) => sql`tracking_number is not null and item_id in (
          select i.id from returns_item i join returns_return on returns_return.id = i.return_id
          where ${isOlder('changed_at', keptDays, now)} and ${isFinished})`,
        sql`tracking_number = null`,
      ),
    },
  ],
  async read(db, { orderIds }) {
    const own = sql`o.id = ${those(orderIds)} order by r.id`
    return [
      await section(
        db,
        'returns',
        sql`
          select r.requested_at as date, r.number, r.status, ${amountText('r.refunded', 'o.currency')} as amount,
            r.bank_account as "bankAccount", r.contact_email as email, (
              select string_agg(t.number, ', ') from (
                select number from returns_tracking where return_id = r.id
                union all
                select e.tracking_number from returns_exchange e join returns_item i on i.id = e.item_id
                where i.return_id = r.id
              ) t
            ) as "trackingNumber"
          from returns_return r join order_order o on o.id = r.order_id where ${own}`,
      ),
      await section(
        db,
        'returnItems',
        sql`
          select r.number, l.name || coalesce(' → ' || e.sku, '') as product, i.requested as quantity, i.reason
          from returns_item i join returns_return r on r.id = i.return_id join order_order o on o.id = r.order_id
          join order_item l on l.id = i.order_item_id left join returns_exchange e on e.item_id = i.id where ${own}, i.id`,
      ),
      await section(
        db,
        'returnComments',
        sql`
          select c.written_at as date, r.number, c.author, c.text
          from returns_comment c join returns_return r on r.id = c.return_id join order_order o on o.id = r.order_id
          where ${own}, c.id`,
      ),
    ]
  },
  erase: (tx, { orderIds }) => eraseReturns(tx, orderIds),
}
