import { sql } from 'kysely'
import type { PersonalData } from '#src/platform/personal-data/personal-data.ts'
import { section } from '#src/platform/personal-data/personal-section.ts'
import { productName } from '#src/catalogue/catalogue.ts'

export const personalData: PersonalData = {
  retention: [
    {
      table: 'wishlist_wishlist',
      columns: ['customer_id', 'holder_id', 'name', 'visibility', 'sharing_code'],
      purpose: 'The lists that a customer keeps and shares.',
      period: 'with the account',
      erasure: 'deleted; shared links stop working',
    },
    {
      table: 'wishlist_item',
      columns: ['description'],
      purpose: 'The products on a list, with the customer’s remarks.',
      period: 'with the account',
      erasure: 'deleted',
    },
    {
      table: 'wishlist_gift',
      columns: ['token_hash'],
      purpose: 'To show visitors of a shared list which gifts are taken. The hash belongs to the giver’s browser.',
      period: 'with the list',
      erasure: 'deleted with the list',
    },
  ],
  read: async (db, { customerId }, storeId) => [
    await section(
      db,
      'wishLists',
      sql`
        select l.name as list, l.visibility = 'PUBLIC' or l.sharing_code is not null as published,
          ${productName('i.product_id', storeId)} as product, i.quantity, i.description as text, i.added_at as date
        from wishlist_wishlist l left join wishlist_item i on i.wishlist_id = l.id
        where l.customer_id = ${customerId}::int or l.holder_id = ${customerId}::int order by l.id, i.id`,
    ),
  ],
  async erase(tx, { customerId }) {
    await sql`
      delete from wishlist_wishlist
      where customer_id = ${customerId}::int or holder_id = ${customerId}::int`.execute(tx)
  },
}
