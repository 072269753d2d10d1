import { sql } from 'kysely'
import { olderThan } from '#src/platform/personal-data/ended-rows.ts'
import type { PersonalData } from '#src/platform/personal-data/personal-data.ts'
import { section } from '#src/platform/personal-data/personal-section.ts'
import { productName } from '#src/catalogue/catalogue.ts'

export const personalData: PersonalData = {
  retention: [
    {
      table: 'compare_list',
      columns: ['uid', 'customer_id'],
      purpose: 'To show the products that a shopper compares.',
      period: 'with the account; a guest’s list 30 days after the last change',
      erasure: 'deleted',
      ended: olderThan(30, 'compare_list', 'changed_at', sql`customer_id is null`),
    },
  ],
  read: async (db, { customerId }, storeId) => [
    await section(
      db,
      'comparison',
      sql`
        select ${productName('i.product_id', storeId)} as product from compare_item i
        join compare_list l on l.id = i.list_id where l.customer_id = ${customerId}::int order by i.id`,
    ),
  ],
  async erase(tx, { customerId }) {
    if (customerId !== null) await tx.deleteFrom('compare_list').where('customer_id', '=', customerId).execute()
  },
}
