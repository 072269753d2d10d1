import { sql, type RawBuilder } from 'kysely'
import { allOf, olderThan, rowsWhere } from '#src/platform/personal-data/ended-rows.ts'
import type { PersonalData, ReadPerson } from '#src/platform/personal-data/personal-data.ts'
import { byStore } from '#src/platform/personal-data/by-store.ts'
import { settingByStore } from '#src/store/store.ts'
import type { Reader } from '#src/platform/database.ts'
import { addressLines, section } from '#src/platform/personal-data/personal-section.ts'
import { productName } from '#src/catalogue/catalogue.ts'

/** The condition that a cart was not changed for as long as the setting `checkout/cart/lifetime_days` of its store says. */
async function isOver(now: Date, db: Reader): Promise<RawBuilder<unknown>> {
  const days = byStore(await settingByStore(db, 'checkout/cart/lifetime_days'), 'cart_cart.store_id')
  return sql`cart_cart.updated_at < ${now.toISOString()}::timestamptz - make_interval(days => greatest(${days}::int, 1))`
}

const isUnordered = sql`not exists (select from order_order o where o.cart_id = cart_cart.id)`
/** The cart of a finished order, which has everything that is needed later. */
const isFinished = sql`exists (
  select from order_order o where o.cart_id = cart_cart.id and o.status in ('complete', 'closed', 'canceled'))`
const emptied = sql`email = null, shipping_address = null, billing_address = null, gift_message = null, gift_cards = '[]'`
const isFilled = sql`(num_nonnulls(email, shipping_address, billing_address, gift_message) > 0 or gift_cards <> '[]')`

export const personalData: PersonalData = {
  retention: [
    {
      table: 'cart_cart',
      columns: [
        'masked_id',
        'customer_id',
        'email',
        'shipping_address',
        'billing_address',
        'gift_message',
        'gift_cards',
      ],
      purpose: 'To keep what a shopper chose and entered until the order.',
      period:
        'as many days after the last change as the store keeps carts (`checkout/cart/lifetime_days`); that of a finished order is then emptied',
      erasure: 'deleted; an ordered cart is emptied',
      ended: allOf(
        rowsWhere('cart_cart', async (now, db) => sql`${await isOver(now, db)} and ${isUnordered}`),
        rowsWhere(
          'cart_cart',
          async (now, db) => sql`${await isOver(now, db)} and ${isFilled} and ${isFinished}`,
          emptied,
        ),
      ),
    },
    {
      table: 'cart_item',
      columns: ['gift_card', 'signature', 'gift_message'],
      purpose: 'The products in a cart; a gift has the names, and a gift card the email address, of its recipient.',
      period: 'with the cart, or until that of a finished order is emptied',
      erasure: 'deleted',
      ended: rowsWhere(
        'cart_item',
        async (now, db) => sql`cart_id in (select id from cart_cart where ${await isOver(now, db)} and ${isFinished})`,
      ),
    },
    {
      table: 'cart_removed_item',
      columns: ['line'],
      purpose: 'To restore a removed product.',
      period: 'with the cart; an hour for use',
      erasure: 'deleted',
      ended: olderThan(1, 'cart_removed_item', 'removed_at'),
    },
    {
      table: 'cart_saved_item',
      columns: ['customer_id', 'gift_card', 'signature', 'gift_message'],
      purpose: 'The products that a shopper saved for later.',
      period: 'with the account, or with the cart of a guest',
      erasure: 'deleted',
    },
    {
      table: 'cart_repeated_request',
      columns: ['request_hash', 'errors'],
      purpose: 'To run a repeated request only once.',
      period: 'with the cart; a day for use',
      erasure: 'deleted',
      ended: olderThan(1, 'cart_repeated_request', 'created_at'),
    },
    {
      table: 'cart_link',
      columns: ['code_hash', 'agent_id'],
      purpose: 'To hand over a cart that a sales agent prepared.',
      period: 'a week if it is not used; a used one with the copy of the prepared cart',
      erasure: 'deleted, with the copy of the cart',
    },
  ],
  async read(db, person, storeId) {
    const product = productName('i.product_id', storeId)
    return [
      await section(
        db,
        'carts',
        sql`
          select updated_at as date, email, ${product} as product, i.quantity,
            ${addressLines('cart_cart.shipping_address')} as "shippingAddress",
            ${addressLines('cart_cart.billing_address')} as "billingAddress",
            i.gift_card ->> 'recipientName' as recipient,
            concat_ws(' ', cart_cart.gift_message ->> 'message', i.gift_message ->> 'message', i.gift_card ->> 'message') as text
          from cart_cart left join cart_item i on i.cart_id = cart_cart.id where ${isOwn(person)} and is_active
          order by cart_cart.id, i.id`,
      ),
      await section(
        db,
        'savedItems',
        sql`
          select i.created_at as date, ${product} as product, i.quantity, i.gift_card ->> 'recipientName' as recipient,
            i.gift_message ->> 'message' as text
          from cart_saved_item i where i.customer_id = ${person.customerId}::int order by i.id`,
      ),
    ]
  },
  async erase(tx, person) {
    const own = sql`(select id from cart_cart where ${isOwn(person)})`
    const ordered = sql`(
      select cart_id from order_order where id = any(${[...person.orderIds]}::bigint[])
        or cart_id in ${own})`
    await sql`
      delete from cart_cart where id in (
        select cart_id from cart_link
        where agent_id = ${person.customerId}::int or source_cart_id in ${ordered} or taken_by in ${ordered}
          or source_cart_id in ${own} or taken_by in ${own})`.execute(tx)
    for (const table of ['cart_item', 'cart_removed_item', 'cart_saved_item', 'cart_repeated_request'])
      await sql`delete from ${sql.table(table)} where cart_id in ${ordered}`.execute(tx)
    await sql`
      update cart_cart set ${emptied}, customer_id = null, is_active = false, masked_id = ${newMaskedId}
      where id in ${ordered}`.execute(tx)
    await sql`delete from cart_saved_item where customer_id = ${person.customerId}::int`.execute(tx)
    await sql`delete from cart_cart where ${isOwn(person)}`.execute(tx)
  },
}

/** So that the old link to an ordered cart finds nothing. */
const newMaskedId = sql`replace(gen_random_uuid()::text, '-', '')`

const isOwn = ({ websiteId, email, customerId }: ReadPerson) => sql`
  (cart_cart.customer_id = ${customerId}::int or (cart_cart.customer_id is null and lower(cart_cart.email) = ${email}
    and cart_cart.group_id in (select id from store_group where website_id = ${websiteId})))`
