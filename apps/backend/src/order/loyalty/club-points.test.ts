import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeUid } from '#src/platform/uid.ts'
import { CartClient } from '#src/cart/testing-client.ts'
import { saveRules } from '#src/cart/testing-rules.ts'
import { switchMember } from '#src/loyalty/loyalty.ts'
import { ClubClient, earn } from '#src/loyalty/testing-club.ts'
import { saveSettings, removeSetting } from '#src/store/store.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { settleLoyalty } from './settle-loyalty.ts'
import { clientOf, clubCart, clubOrder, pay, refund } from './testing-club-orders.ts'
import { changeByStaff } from '../testing-orders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await saveRules(shop.database, [{ code: 'ten', action: 'by_percent', percent: 1_000, coupons: ['TEN'] }])
})
afterAll(() => shop.close())

let count = 0
const newEmail = (): string => `club${++count}@example.com`
const join = () => ClubClient.join(shop, newEmail())
const idOf = (number: string) =>
  sql<{ id: number }>`select id from order_order where number = ${number}`
    .execute(shop.database.reader)
    .then(({ rows }) => Number(rows[0]?.id))

async function pointsOf(club: ClubClient, number: string): Promise<number | null | undefined> {
  const { data } = await club.execute<{ customer: { orders: { items: { loyalty_points: number | null }[] } } }>(
    `{ customer { orders(filter: { number: { eq: "${number}" } }) { items { loyalty_points } } } }`,
  )
  return data.customer.orders.items[0]?.loyalty_points
}

const entriesOf = async (club: ClubClient) =>
  (await club.member()).history.items.map(({ points, reason }) => [points, reason])

describe('a paid order of an active member', () => {
  it('ACC-03 earns a point for each full złoty of its goods, without the delivery', async () => {
    const club = await join()
    const order = await clubOrder(shop, club, 3)
    expect(await club.member()).toMatchObject({ points: 0 })
    expect(await pointsOf(club, order.number)).toBe(30)
    await pay(shop, order)
    expect(await club.member()).toMatchObject({
      points: 30,
      history: { total_count: 1, items: [{ points: 30, reason: 'ORDER', order_number: order.number, note: null }] },
    })
    expect(await pointsOf(club, order.number)).toBe(30)
  })

  it('ACC-03 earns by the goods after their discounts', async () => {
    const club = await join()
    const order = await clubOrder(shop, club, 5, 'TEN')
    expect(await pointsOf(club, order.number)).toBe(45)
    await pay(shop, order)
    expect(await entriesOf(club)).toEqual([[45, 'ORDER']])
  })

  it('ACC-03 earns with the factor of the level that the member had before it', async () => {
    const club = await join()
    await earn(shop, (await club.member()).card_number, 490)
    const first = await clubOrder(shop, club, 2)
    await pay(shop, first)
    expect(await pointsOf(club, first.number)).toBe(20)
    const second = await clubOrder(shop, club, 2)
    expect(await pointsOf(club, second.number)).toBe(25)
    await pay(shop, second)
    expect(await club.member()).toMatchObject({ points: 535, level: { code: 'silver' } })
  })

  it('ACC-03 earns nothing with bought gift cards', async () => {
    const club = await join()
    const client = clientOf(shop, club)
    const { products } = await client.must<{ products: { items: { giftcard_amounts: { uid: string }[] }[] } }>(
      '{ products(filter: { sku: { eq: "ROLE-GV" } }) { items { ... on GiftCardProduct { giftcard_amounts { uid } } } } }',
    )
    const { customerCart } = await client.must<{ customerCart: { id: string } }>('{ customerCart { id } }')
    const { id } = customerCart
    const entered = {
      sender_name: 'Ada',
      sender_email: 'ada@example.com',
      recipient_name: 'Jan',
      recipient_email: 'jan@example.com',
    }
    await client.add(id, [
      {
        sku: 'ROLE-GV',
        quantity: 1,
        selected_options: [products.items[0]?.giftcard_amounts[0]?.uid ?? ''],
        entered_options: Object.entries(entered).map(([name, value]) => ({
          uid: encodeUid(`giftcard/${name}`),
          value,
        })),
      },
    ])
    const { cart } = await client.must<{ cart: { loyalty_points: number; items: unknown[] } }>(
      'query ($id: String!) { cart(cart_id: $id) { loyalty_points items { uid } } }',
      { id },
    )
    expect(cart).toMatchObject({ loyalty_points: 0, items: [{}] })
  })

  it('ACC-03 earns once, however often its events are delivered', async () => {
    const club = await join()
    const order = await clubOrder(shop, club)
    await pay(shop, order)
    const id = await idOf(order.number)
    for (const action of ['pay', 'ship', 'pay', 'refund'] as const) await settleLoyalty(shop.database, id, action)
    expect(await entriesOf(club)).toEqual([[100, 'ORDER']])
  })
})

describe('a refund', () => {
  it('ACC-03 takes back the part that the rest of the goods does not earn, and in the end everything', async () => {
    const club = await join()
    const order = await clubOrder(shop, club)
    await pay(shop, order)
    await refund(shop, order, 25_50)
    expect(await club.member()).toMatchObject({ points: 74 })
    expect(await pointsOf(club, order.number)).toBe(74)
    await refund(shop, order, null)
    expect(await entriesOf(club)).toEqual([
      [-74, 'RETURN'],
      [-26, 'RETURN'],
      [100, 'ORDER'],
    ])
    expect(await club.member()).toMatchObject({ points: 0 })
    expect(await pointsOf(club, order.number)).toBe(0)
  })

  it('ACC-03 takes back everything when the paid order is canceled', async () => {
    const club = await join()
    const order = await clubOrder(shop, club)
    await pay(shop, order)
    await changeByStaff(shop, order.number, { name: 'cancel' })
    await deliverDueEvents(shop.database)
    expect(await club.member()).toMatchObject({ points: 0, history: { total_count: 2 } })
  })

  it('ACC-03 is counted once, in any order of the events', async () => {
    const club = await join()
    const order = await clubOrder(shop, club)
    const id = await idOf(order.number)
    await changeByStaff(shop, order.number, { name: 'pay', reference: null })
    await changeByStaff(shop, order.number, { name: 'refund', amount: 40_00 })
    await settleLoyalty(shop.database, id, 'refund')
    expect(await club.member()).toMatchObject({ points: 0, history: { total_count: 0 } })
    await settleLoyalty(shop.database, id, 'pay')
    await deliverDueEvents(shop.database)
    expect(await entriesOf(club)).toEqual([
      [-40, 'RETURN'],
      [100, 'ORDER'],
    ])
  })

  it('ACC-03 may leave a negative balance', async () => {
    const club = await join()
    const order = await clubOrder(shop, club)
    await pay(shop, order)
    await shop.database.transaction((tx) =>
      sql`insert into loyalty_entry (member_id, at, points, reason) select member_id, now(), -80, 'correction'
        from loyalty_order where order_id = ${sql`(select id from order_order where number = ${order.number})`}`.execute(
        tx,
      ),
    )
    await refund(shop, order, null)
    expect(await club.member()).toMatchObject({ points: -80 })
  })
})

describe('an order that earns nothing', () => {
  it('ACC-03 was paid before the membership, also if it is refunded later', async () => {
    const club = await ClubClient.register(shop, newEmail())
    const order = await clubOrder(shop, club)
    expect(await pointsOf(club, order.number)).toBeNull()
    await pay(shop, order)
    await club.activate()
    // The event of the payment may arrive again.
    await settleLoyalty(shop.database, await idOf(order.number), 'pay')
    await refund(shop, order, 10_00)
    expect(await club.member()).toMatchObject({ points: 0, history: { total_count: 0 } })
    expect(await pointsOf(club, order.number)).toBeNull()
  })

  it('ACC-03 was paid while the member was blocked, also after unblocking', async () => {
    const club = await join()
    const { card_number: number } = await club.member()
    const block = (isBlocked: boolean) =>
      shop.database.transaction((tx) => switchMember(tx, number, isBlocked, new Date()))
    await block(true)
    const order = await clubOrder(shop, club)
    expect(await pointsOf(club, order.number)).toBeNull()
    await pay(shop, order)
    await block(false)
    await settleLoyalty(shop.database, await idOf(order.number), 'pay')
    await refund(shop, order, null)
    expect(await club.member()).toMatchObject({ points: 0, history: { total_count: 0 } })
  })

  it('STORE-26 was paid while the club was closed', async () => {
    const club = await join()
    const scope = { scope: 'view', id: 1 } as const
    await shop.database.transaction((tx) => saveSettings(tx, scope, { 'loyalty/general/enabled': false }))
    await deliverDueEvents(shop.database)
    const order = await clubOrder(shop, club)
    await pay(shop, order)
    expect(await pointsOf(club, order.number)).toBeNull()
    await shop.database.transaction((tx) => removeSetting(tx, scope, 'loyalty/general/enabled'))
    await deliverDueEvents(shop.database)
    expect(await club.member()).toMatchObject({ points: 0 })
  })

  it('ACC-03 was canceled before its payment', async () => {
    const club = await join()
    const order = await clubOrder(shop, club)
    await changeByStaff(shop, order.number, { name: 'cancel' })
    await deliverDueEvents(shop.database)
    expect(await pointsOf(club, order.number)).toBeNull()
  })

  it('ACC-03 is that of a guest', async () => {
    const guest = new CartClient(shop)
    const { token } = await guest.order()
    const { guestOrderByToken } = await guest.must<{ guestOrderByToken: unknown }>(
      'query ($token: String!) { guestOrderByToken(input: { token: $token }) { loyalty_points } }',
      { token },
    )
    expect(guestOrderByToken).toEqual({ loyalty_points: null })
  })
})

describe('a cart', () => {
  const pointsOfCart = async (client: CartClient, id: string) => {
    const { cart } = await client.must<{ cart: { loyalty_points: number | null } }>(
      'query ($id: String!) { cart(cart_id: $id) { loyalty_points } }',
      { id },
    )
    return cart.loyalty_points
  }

  it('ACC-03 shows what the member earns with it, after discounts', async () => {
    const club = await join()
    await earn(shop, (await club.member()).card_number, 1_500)
    const id = await clubCart(shop, club, 4, 'TEN')
    expect(await pointsOfCart(clientOf(shop, club), id)).toBe(54)
  })

  it.each([
    ['pl', 20],
    ['cz', 20],
    ['broel_pl', null],
  ])('ACC-03 STORE-26 of a guest in the store view %s shows what the first level earns: %s', async (store, points) => {
    const guest = new CartClient(shop, store)
    const id = await guest.newCart()
    await guest.add(id, [{ sku: 'ROLE-PLENTY', quantity: 2 }])
    expect(await pointsOfCart(guest, id)).toBe(points)
  })
})
