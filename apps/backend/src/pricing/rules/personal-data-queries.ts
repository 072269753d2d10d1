import { sql } from 'kysely'
import type { PersonalData } from '#src/platform/personal-data/personal-data.ts'
import { buyersOf } from './find-cart-rules.ts'

export const personalData: PersonalData = {
  retention: [
    {
      table: 'pricing_coupon',
      columns: ['owner_id'],
      purpose: 'To let only its owner use a coupon that was bought with club points.',
      period: 'as long as the coupon exists',
      erasure: 'kept without the owner, and disabled',
    },
    {
      table: 'pricing_coupon_buyer',
      columns: ['buyer'],
      purpose: 'To limit the uses of a coupon per customer, by account and by a hash of the email address.',
      period: 'as long as the coupon exists',
      erasure: 'deleted',
    },
    {
      table: 'pricing_coupon_use',
      columns: ['buyers'],
      purpose: 'To return the use of a coupon when its order is canceled.',
      period: 'as long as the coupon exists',
      erasure: 'kept without the buyer',
    },
  ],
  // The counters say nothing about the person beyond the orders.
  read: () => Promise.resolve([]),
  async erase(tx, { customerId, email }) {
    await sql`update pricing_coupon set owner_id = null, is_active = false where owner_id = ${customerId}::int`.execute(
      tx,
    )
    for (const buyer of buyersOf(customerId, email)) {
      await sql`delete from pricing_coupon_buyer where buyer = ${buyer}`.execute(tx)
      await sql`update pricing_coupon_use set buyers = array_remove(buyers, ${buyer}) where ${buyer} = any(buyers)`.execute(
        tx,
      )
    }
  },
}
