import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

export interface WithdrawnItem {
  name: string
  /** Null if the consumer named the item in their own words. */
  quantity: number | null
}

/** A declaration of withdrawal as it was submitted. */
export interface Withdrawal {
  id: number
  reference: string
  storeId: number
  orderId: number | null
  name: string
  email: string
  orderNumber: string
  items: WithdrawnItem[]
  wording: string
  submittedAt: Date
  handledAt: Date | null
}

/** A declaration for staff. */
export interface StaffWithdrawal extends Withdrawal {
  store: string
  note: string | null
}

export interface NewWithdrawal extends Omit<Withdrawal, 'id' | 'handledAt'> {
  hash: string
  locale: string
  customerId: number | null
}

const columns = sql`w.id, w.reference, w.store_id as "storeId", w.order_id as "orderId", w.name, w.email,
  w.order_number as "orderNumber", w.items, w.wording, w.submitted_at as "submittedAt", h.handled_at as "handledAt"`
const source = sql`order_withdrawal w left join order_withdrawal_handling h on h.withdrawal_id = w.id`

/** Stores a declaration. Returns false if it is stored already. */
export async function insertWithdrawal(tx: Writer, withdrawal: NewWithdrawal): Promise<boolean> {
  const { rows } = await sql`
    insert into order_withdrawal (reference, declaration_hash, store_id, locale, order_id, customer_id, name, email,
      order_number, items, wording, submitted_at)
    values (${withdrawal.reference}, ${withdrawal.hash}, ${withdrawal.storeId}, ${withdrawal.locale},
      ${withdrawal.orderId}, ${withdrawal.customerId}, ${withdrawal.name}, ${withdrawal.email},
      ${withdrawal.orderNumber}, ${JSON.stringify(withdrawal.items)}::jsonb, ${withdrawal.wording},
      ${withdrawal.submittedAt.toISOString()}::timestamptz)
    on conflict (declaration_hash) do nothing returning id`.execute(tx)
  return rows.length > 0
}

export async function selectWithdrawalByHash(db: Reader, hash: string): Promise<Withdrawal | undefined> {
  const { rows } = await sql<Withdrawal>`
    select ${columns} from ${source} where w.declaration_hash = ${hash}`.execute(db)
  return rows[0]
}

export async function selectWithdrawals(db: Reader, orderId: number): Promise<Withdrawal[]> {
  const { rows } = await sql<Withdrawal>`
    select ${columns} from ${source} where w.order_id = ${orderId} order by w.id`.execute(db)
  return rows
}

/** The oldest declarations that staff have not handled, or the latest of all. */
export async function selectForStaff(db: Reader, isAll: boolean, most: number): Promise<StaffWithdrawal[]> {
  const choice = isAll ? sql`order by w.id desc` : sql`where h.withdrawal_id is null order by w.id`
  const { rows } = await sql<StaffWithdrawal>`
    select ${columns}, v.code as store, h.note
    from ${source} join store_view v on v.id = w.store_id ${choice} limit ${most}`.execute(db)
  return rows
}

/** Marks a declaration as handled. Returns false if there is none with this reference, or if it is handled already. */
export async function insertHandling(tx: Writer, reference: string, note: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into order_withdrawal_handling (withdrawal_id, note, handled_at)
    select id, ${note}, ${now.toISOString()}::timestamptz from order_withdrawal where reference = ${reference}
    on conflict (withdrawal_id) do nothing returning withdrawal_id`.execute(tx)
  return rows.length > 0
}
