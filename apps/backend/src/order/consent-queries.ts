import { sql } from 'kysely'
import type { GivenWording } from '#src/consent/checkout/checkout.ts'
import { run, statement, type Reader, type Statement } from '#src/platform/database.ts'

/** An agreement that the buyer accepted, in the wording that is stored with the order. */
export interface OrderConsent {
  code: string
  version: number
  hash: string
  label: string
  content: string
  isRequired: boolean
  acceptedAt: Date
}

export const consentRowsOf = (orderId: number, accepted: readonly GivenWording[], now: Date): Statement<void> =>
  statement(
    sql`
      insert into order_consent (order_id, wording_id, code, version, hash, label, is_required, accepted_at)
      select ${orderId}::bigint, r.id, r.code, r.version, r.hash, r.label, r."isRequired", ${now.toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(accepted)}::json)
        as r (id int, code text, version int, hash text, label text, "isRequired" boolean)`,
    () => undefined,
  )

export const selectConsents = (db: Reader, orderId: number): Promise<OrderConsent[]> =>
  run(db, consentsOfOrders([orderId]))

/** The agreements of several orders. */
export const consentsOfOrders = (orderIds: readonly number[]): Statement<(OrderConsent & { orderId: number })[]> =>
  statement(
    sql<OrderConsent & { orderId: number }>`
      select c.order_id as "orderId", c.code, c.version, c.hash, c.label, w.content, c.is_required as "isRequired",
        c.accepted_at as "acceptedAt"
      from order_consent c join consent_wording w on w.id = c.wording_id
      where c.order_id = any(${[...orderIds]}::bigint[]) order by c.is_required desc, c.wording_id`,
    (rows) => rows,
  )
