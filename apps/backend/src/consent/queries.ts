import { sql } from 'kysely'
import type { Writer } from '#src/platform/database.ts'
import type { SubscriptionStatus, SubscriptionRequest } from './types.ts'

interface Place {
  websiteId: number
  storeId: number
}

/** Stores the subscription request. An active subscriber stays subscribed; a former one becomes unconfirmed again. */
export async function upsertSubscription(
  tx: Writer,
  { websiteId, storeId }: Place,
  request: SubscriptionRequest,
  status: SubscriptionStatus,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('consent_subscription')
    .values({
      website_id: websiteId,
      store_id: storeId,
      email: request.email,
      status,
      telephone: request.telephone,
      agreements: request.agreements,
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
