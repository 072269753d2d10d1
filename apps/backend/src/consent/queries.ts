import { sql } from 'kysely'
import type { Writer } from '#src/platform/database.ts'
import type { SubscriptionStatus, SubscriptionWish } from './types.ts'

interface Place {
  websiteId: number
  storeId: number
}

/** Keeps the wish. One who is subscribed stays so; one who had left begins anew. */
export async function keepSubscription(
  tx: Writer,
  { websiteId, storeId }: Place,
  wish: SubscriptionWish,
  status: SubscriptionStatus,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('consent_subscription')
    .values({
      website_id: websiteId,
      store_id: storeId,
      email: wish.email,
      status,
      telephone: wish.telephone,
      agreements: wish.agreements,
      asked_at: now,
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'email']).doUpdateSet({
        store_id: sql`excluded.store_id`,
        status: sql`case when consent_subscription.status = 'SUBSCRIBED' then 'SUBSCRIBED' else excluded.status end`,
        telephone: sql`coalesce(excluded.telephone, consent_subscription.telephone)`,
        agreements: sql`excluded.agreements`,
        changed_at: sql`excluded.changed_at`,
      }),
    )
    .execute()
}
