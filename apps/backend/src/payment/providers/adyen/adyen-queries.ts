import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { AdyenNotice, KeptAdyenNotice } from './adyen-notice.ts'
import type { AdyenSession } from './adyen-types.ts'
import type { Attempt } from '#src/payment/types.ts'

/** Stores the session of an attempt. If several are stored, the first one wins. */
export async function insertAdyenSession(tx: Writer, attemptId: number, session: AdyenSession): Promise<void> {
  await sql`
    insert into payment_adyen_session (attempt_id, id, data, expires_at)
    values (${attemptId}, ${session.id}, ${session.data}, ${session.expiresAt.toISOString()}::timestamptz)
    on conflict (attempt_id) do nothing`.execute(tx)
}

/** The attempt to which a session belongs. */
export async function selectAttemptOfSession(
  db: Reader,
  sessionId: string,
): Promise<Pick<Attempt, 'reference' | 'orderId' | 'state'> | undefined> {
  const { rows } = await sql<Pick<Attempt, 'reference' | 'orderId' | 'state'>>`
    select a.reference, a.order_id as "orderId", a.state
    from payment_adyen_session s join payment_attempt a on a.id = s.attempt_id where s.id = ${sessionId}`.execute(db)
  return rows[0]
}

/** What a poll of the attempt needs; undefined until a browser has sent its session result. */
export async function selectSessionResult(
  db: Reader,
  attemptId: number,
): Promise<{ id: string; result: string } | undefined> {
  const { rows } = await sql<{ id: string; result: string }>`
    select id, result from payment_adyen_session where attempt_id = ${attemptId} and result is not null`.execute(db)
  return rows[0]
}

/**
 * Stores the session result that a browser received, and when to poll Adyen with it. The result proves nothing, so the last one
 * wins: a forged result cannot block the genuine one.
 */
export async function updateSessionResult(
  tx: Writer,
  given: { orderId: number; sessionId: string; result: string; askAt: Date },
): Promise<void> {
  await sql`
    with s as (
      update payment_adyen_session set result = ${given.result}
      where id = ${given.sessionId} and attempt_id in (select id from payment_attempt where order_id = ${given.orderId})
      returning attempt_id
    )
    update payment_attempt set ask_at = ${given.askAt.toISOString()}::timestamptz, asks = 0
    where id in (select attempt_id from s) and state <> 'paid'`.execute(tx)
}

/** The session of the order's newest attempt, if that attempt uses Adyen and can still be paid. */
export async function selectOpenSession(
  db: Reader,
  orderId: number,
  now: Date,
  isForAgent: boolean,
): Promise<AdyenSession | undefined> {
  const { rows } = await sql<AdyenSession>`
    select s.id, s.data, s.expires_at as "expiresAt"
    from (select id, state, shopper from payment_attempt where order_id = ${orderId} order by id desc limit 1) a
    join payment_adyen_session s on s.attempt_id = a.id
    where a.state <> 'paid' and s.expires_at > ${now.toISOString()}::timestamptz
      and (a.shopper is null or not ${isForAgent}::boolean)`.execute(db)
  return rows[0]
}

/** Stores a notification as received. Returns its id, or undefined if it is a duplicate. */
export async function insertAdyenNotice(tx: Writer, notice: AdyenNotice, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into payment_adyen_notice (psp_reference, original_reference, merchant_reference, event_code, is_success,
      amount, currency, reason, event_at, received_at)
    values (${notice.pspReference}, ${notice.originalReference}, ${notice.merchantReference}, ${notice.eventCode},
      ${notice.isSuccess}, ${notice.value}, ${notice.currency}, ${notice.reason}, ${notice.eventDate},
      ${now.toISOString()}::timestamptz)
    on conflict (psp_reference, event_code, is_success) do nothing returning id`.execute(tx)
  return rows[0] === undefined ? undefined : Number(rows[0].id)
}

/** Locks an unhandled notification until the transaction ends. */
export async function lockAdyenNotice(tx: Writer, id: number): Promise<KeptAdyenNotice | undefined> {
  const { rows } = await sql<KeptAdyenNotice>`
    select id, psp_reference as "pspReference", original_reference as "originalReference",
      merchant_reference as "merchantReference", event_code as "eventCode", is_success as "isSuccess",
      amount as value, currency, reason, event_at as "eventDate"
    from payment_adyen_notice where id = ${id} and handled_at is null for update`.execute(tx)
  return rows[0]
}

export async function noteNoticeHandled(tx: Writer, id: number, alarm: string | null, now: Date): Promise<void> {
  await sql`
    update payment_adyen_notice set handled_at = ${now.toISOString()}::timestamptz, alarm = ${alarm}
    where id = ${id}`.execute(tx)
}

/** The attempt of a notification, found by our reference, otherwise by Adyen's reference of the original payment. */
export async function findAttemptOf(
  db: Reader,
  notice: Pick<AdyenNotice, 'merchantReference' | 'originalReference'>,
): Promise<Pick<Attempt, 'id' | 'reference' | 'orderId' | 'state' | 'shopper'> | undefined> {
  const { rows } = await sql<Pick<Attempt, 'id' | 'reference' | 'orderId' | 'state' | 'shopper'>>`
    select id, reference, order_id as "orderId", state, shopper from payment_attempt
    where provider = 'adyen' and (reference = ${notice.merchantReference}
      or ${notice.originalReference} <> '' and provider_reference = ${notice.originalReference})
    order by reference = ${notice.merchantReference} desc limit 1`.execute(db)
  return rows[0]
}

/** Stores Adyen's reference of a refund. */
export async function noteRefundReference(tx: Writer, key: string, providerReference: string): Promise<void> {
  await sql`update payment_refund set provider_reference = ${providerReference} where key = ${key}`.execute(tx)
}

/** Whether the shop requested this refund. */
export async function isOwnRefund(db: Reader, attemptId: number, providerReference: string): Promise<boolean> {
  const { rows } = await sql`
    select from payment_refund where attempt_id = ${attemptId} and
      (provider_reference = ${providerReference} or provider_reference is null)`.execute(db)
  return rows.length > 0
}
