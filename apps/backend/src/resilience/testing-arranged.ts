import { sql } from 'kysely'
import type { PlacedOrder } from '../cart/testing-client.ts'
import { switchCard } from '../gift-card/gift-card.ts'
import { issueCards } from '../gift-card/issue/issue.ts'
import { sentOrder, type SentOrder } from '../returns/testing-returns.ts'
import type { World } from './testing-repeated.ts'

/** A guest's cart with one line. */
export async function guestCart(world: World): Promise<{ cart: string; item: string }> {
  const { cart, item } = await world.guest.create(['cart', 'item'])
  return { cart: String(cart), item: String(item) }
}

/** A guest's cart that has everything that an order needs. */
export async function readyCart(world: World, payment = 'banktransfer'): Promise<string> {
  const { cart } = await guestCart(world)
  await world.carts.makeReady(cart, 'dpd', payment)
  return cart
}

let cards = 0
/** A gift card bought with this email address; returns its code. */
export async function cardOf({ shop }: World, email: string, state: 'active' | 'locked' = 'active'): Promise<string> {
  cards += 1
  // These orders do not exist, so their ids are those of no other test data.
  const order = { id: 1_000_000 + cards, number: `C${cards}`, storeId: 1, currency: 'PLN', email, isByMail: true }
  const line = {
    itemId: 1_000_000 + cards,
    productId: null,
    quantity: 1,
    amount: 50_00,
    senderName: 'Ewa',
    recipientName: 'Jan',
  }
  await shop.database.transaction((tx) => issueCards(tx, order, [line], new Date()))
  const { rows } = await sql<{ code: string }>`
    select code from gift_card_account where order_item_id = ${line.itemId}`.execute(shop.database.reader)
  const code = rows[0]?.code ?? ''
  await shop.database.transaction((tx) => switchCard(tx, code, state))
  return code
}

/** A guest's order with another email address for each call. */
export async function guestOrder(world: World, payment = 'banktransfer'): Promise<PlacedOrder & { email: string }> {
  const order = await world.carts.order({ payment })
  const email = world.newEmail()
  await sql`update order_order set email = ${email} where number = ${order.number}`.execute(world.shop.database.reader)
  return { ...order, email }
}

/** The order of a guest, or of the account with this email address, that has been sent: by default two pieces. */
export async function orderToReturn(
  world: World,
  account?: { email: string },
  item: { sku?: string; quantity?: number } = {},
): Promise<SentOrder & { email: string }> {
  const order = await sentOrder(world.shop, { ...item, email: account?.email ?? null })
  const email = account?.email ?? world.newEmail()
  await sql`update order_order set email = ${email} where number = ${order.number}`.execute(world.shop.database.reader)
  return { ...order, email }
}

/** A guest's order whose payment by card has begun. */
export async function guestPaying(world: World) {
  const order = await guestOrder(world, 'adyen_cc')
  await world.carts.startPayment(order.token)
  return { order, session: sessionOf(world, order) }
}

const sessionOf = ({ adyen }: World, { number }: { number: string }): string =>
  [...adyen.sessions].find(([, { reference }]) => reference === `${number}T1`)?.[0] ?? ''

/** An account with a saved card. */
export async function savedCard(world: World) {
  const { email, headers } = await world.customer()
  const hash = `hash of ${email}`
  await sql`insert into payment_shopper (customer_id, reference)
    select id, ${email} from customer_customer where email = ${email}`.execute(world.shop.database.reader)
  await sql`insert into payment_saved_card (customer_id, provider, token, public_hash, method, brand, last_digits, expires, saved_at)
    select id, 'adyen', ${email}, ${hash}, 'adyen_cc', 'visa', '1111', '03/2030', now() from customer_customer where email = ${email}`.execute(
    world.shop.database.reader,
  )
  return { headers, hash }
}
