import { sql } from 'kysely'
import { olderThan } from '#src/platform/personal-data/ended-rows.ts'
import type { PersonalData } from '#src/platform/personal-data/personal-data.ts'
import { section } from '#src/platform/personal-data/personal-section.ts'
import { productName } from '#src/catalogue/catalogue.ts'

export const personalData: PersonalData = {
  retention: [
    {
      table: 'review_review',
      columns: ['customer_id', 'nickname', 'summary', 'body'],
      purpose: 'To show what customers think of a product, under the name that they chose.',
      period: 'as long as the product is sold; a refused review 90 days after the decision',
      erasure: 'the customer’s reviews are deleted',
      ended: olderThan(90, 'review_review', 'decided_at', sql`status = 'refused'`),
    },
  ],
  read: async (db, { customerId }, storeId) => [
    await section(
      db,
      'reviews',
      sql`
        select created_at as date, ${productName('review_review.product_id', storeId)} as product, nickname as name, summary as subject,
          body as text, status = 'approved' as published
        from review_review where customer_id = ${customerId}::int order by id`,
    ),
  ],
  async erase(tx, { customerId }) {
    if (customerId !== null) await tx.deleteFrom('review_review').where('customer_id', '=', customerId).execute()
  },
}
