import { sql } from 'kysely'
import { allOf, olderThan } from '#src/platform/personal-data/ended-rows.ts'
import type { PersonalData } from '#src/platform/personal-data/personal-data.ts'
import { section } from '#src/platform/personal-data/personal-section.ts'
import { productName } from '#src/catalogue/catalogue.ts'

const table = 'product_alert_subscription'

export const personalData: PersonalData = {
  retention: [
    {
      table,
      columns: ['email'],
      purpose: 'To write once a product is in stock again.',
      period: '1 year if the product does not return; 90 days after the email or the end of the alert',
      erasure: 'deleted',
      ended: allOf(olderThan(90, table, 'closed_at'), olderThan(365, table, 'asked_at', sql`closed_at is null`)),
    },
  ],
  read: async (db, { websiteId, email }, storeId) => [
    await section(
      db,
      'alerts',
      sql`
        select asked_at as date, ${productName('product_alert_subscription.product_id', storeId)} as product, closed_at as "endedAt"
        from product_alert_subscription where website_id = ${websiteId} and lower(email) = ${email} order by id`,
    ),
  ],
  async erase(tx, { websiteId, email }) {
    await sql`
      delete from product_alert_subscription
      where website_id = ${websiteId} and lower(email) = ${email}`.execute(tx)
  },
}
