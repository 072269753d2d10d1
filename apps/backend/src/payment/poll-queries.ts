import { sql } from 'kysely'
import type { Writer } from '#src/platform/database.ts'
import { attemptColumns } from './queries.ts'
import type { Attempt } from './types.ts'

/** An attempt to poll now, with the number of polls including this one. */
export type UnresolvedAttempt = Attempt & { asks: number }

/** The lease is longer than any provider's timeout, but short enough for a quick retry after a process was killed. */
const leaseSeconds = 60

/** Leases the unpaid attempts that are due. If this process dies, another one polls them when the lease expires. */
export async function leaseUnresolved(tx: Writer, now: Date, most: number): Promise<UnresolvedAttempt[]> {
  const { rows } = await sql<UnresolvedAttempt>`
    update payment_attempt set ask_at = ${now.toISOString()}::timestamptz + ${leaseSeconds} * interval '1 second',
      asks = asks + 1
    where id in (
      select id from payment_attempt
      where ask_at <= ${now.toISOString()}::timestamptz and state <> 'paid'
      order by ask_at, id limit ${most} for update skip locked
    ) returning ${attemptColumns}, asks`.execute(tx)
  return rows
}

/** Saves when to poll next; null for never. */
export async function saveNextPoll(tx: Writer, attemptId: number, next: Date | null): Promise<void> {
  await sql`update payment_attempt set ask_at = ${next?.toISOString() ?? null}::timestamptz where id = ${attemptId}`.execute(
    tx,
  )
}
