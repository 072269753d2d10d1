import { sql } from 'kysely'
import type { Writer } from '#src/platform/database.ts'
import type { Attempt } from './types.ts'

/** A refund that is to be requested from its provider now. */
export interface DueRefund {
  key: string
  amount: number
  /** The number of attempts including the current one. */
  tries: number
  /** The error of the last attempt. */
  lastFailure: string | null
  attempt: Attempt
}

/** The lease is longer than any provider's timeout, but short enough for a quick retry after a process was killed. */
const leaseSeconds = 40

/** Stores a refund that will be requested from its provider. */
export async function storeRefund(
  tx: Writer,
  refund: { key: string; attemptId: number; amount: number },
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await sql`
    insert into payment_refund (key, attempt_id, amount, requested_at, due_at)
    values (${refund.key}, ${refund.attemptId}, ${refund.amount}, ${at}::timestamptz, ${at}::timestamptz)
    on conflict (key) do nothing`.execute(tx)
}

/**
 * Leases the next refund that is due at `due`. The lease starts at `now`; if this process dies, another one sends the refund when
 * it expires.
 */
export async function leaseRefund(tx: Writer, due: Date, now: Date): Promise<DueRefund | undefined> {
  const until = new Date(now.getTime() + leaseSeconds * 1_000).toISOString()
  const { rows } = await sql<DueRefund>`
    with due as (
      update payment_refund set due_at = ${until}::timestamptz, tries = tries + 1 where key in (
        select key from payment_refund where sent_at is null and due_at <= ${due.toISOString()}::timestamptz
        order by due_at, key limit 1 for update skip locked
      ) returning key, amount, tries, failure, attempt_id
    )
    select due.key, due.amount, due.tries, due.failure as "lastFailure", json_build_object('id', a.id, 'reference', a.reference,
      'orderId', a.order_id, 'method', a.method, 'provider', a.provider, 'amount', a.amount, 'currency', a.currency,
      'state', a.state, 'providerReference', a.provider_reference, 'redirectUrl', a.redirect_url,
      'createdAt', a.created_at) as attempt
    from due join payment_attempt a on a.id = due.attempt_id`.execute(tx)
  const [row] = rows
  return row && { ...row, attempt: { ...row.attempt, createdAt: new Date(row.attempt.createdAt) } }
}

export async function noteRefundSent(tx: Writer, key: string, now: Date): Promise<void> {
  await sql`
    update payment_refund set sent_at = ${now.toISOString()}::timestamptz, failure = null where key = ${key}`.execute(
    tx,
  )
}

export async function noteRefundFailed(tx: Writer, key: string, failure: string, due: Date): Promise<void> {
  await sql`
    update payment_refund set failure = ${failure}, due_at = ${due.toISOString()}::timestamptz
    where key = ${key}`.execute(tx)
}
