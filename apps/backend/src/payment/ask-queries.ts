import { sql } from 'kysely'
import type { Writer } from '#src/platform/database.ts'
import { attemptColumns } from './queries.ts'
import type { Attempt } from './types.ts'

/** A try about which its provider is to be asked now, and the how-manieth time this is. */
export type UnheardAttempt = Attempt & { asks: number }

/** Longer than any provider is waited for, and so short that what a killed process asked is asked again soon. */
const leaseSeconds = 60

/** Takes unpaid tries whose providers are due to be asked, for a while: when this process dies meanwhile, another asks. */
export async function leaseUnheard(tx: Writer, now: Date, most: number): Promise<UnheardAttempt[]> {
  const { rows } = await sql<UnheardAttempt>`
    update payment_attempt set ask_at = ${now.toISOString()}::timestamptz + ${leaseSeconds} * interval '1 second',
      asks = asks + 1
    where id in (
      select id from payment_attempt
      where ask_at <= ${now.toISOString()}::timestamptz and state <> 'paid'
      order by ask_at, id limit ${most} for update skip locked
    ) returning ${attemptColumns}, asks`.execute(tx)
  return rows
}

/** Notes when the provider is asked next; never again where there is no such time. */
export async function noteNextAsk(tx: Writer, attemptId: number, next: Date | null): Promise<void> {
  await sql`update payment_attempt set ask_at = ${next?.toISOString() ?? null}::timestamptz where id = ${attemptId}`.execute(
    tx,
  )
}
