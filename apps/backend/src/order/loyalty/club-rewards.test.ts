import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CartClient } from '#src/cart/testing-client.ts'
import { ClubClient, earn, saveReward } from '#src/loyalty/testing-club.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { httpClient } from '#src/testing/testing-http.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { clientOf, clubCart, clubOrder } from './testing-club-orders.ts'
import { changeByStaff } from '../testing-orders.ts'

const day = 86_400_000

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await saveReward(shop, { code: 'small', points: 100 })
  await saveReward(shop, { code: 'big', points: 200 })
  await saveReward(shop, { code: 'golden', points: 50, level: 'gold' })
  await saveReward(shop, { code: 'czech', points: 10, rule: { storeIds: [2] } })
  await saveReward(shop, { code: 'over', points: 10, rule: { endsAt: new Date(Date.now() - day) } })
  await saveReward(shop, { code: 'ending', points: 10, rule: { endsAt: new Date(Date.now() + day) } })
})
afterAll(() => shop.close())

let count = 0
/** A member with points that do not count for the level. */
async function memberWith(points: number): Promise<ClubClient> {
  const club = await ClubClient.join(shop, `reward${++count}@example.com`)
  const { card_number: number } = await club.member()
  if (points > 0) await earn(shop, number, points, new Date(Date.now() - 400 * day))
  return club
}

const codeOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) => errors?.[0]?.extensions['code']
const uidOf = async (club: ClubClient, name: string) =>
  (await club.member()).rewards.find((reward) => reward.name === name)?.uid ?? ''

const apply = (client: CartClient, id: string, code: string) =>
  client.execute<{ applyCouponToCart: { cart: { prices: unknown } } }>(
    `mutation ($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) {
      cart { prices { discounts { amount { value } label } } } } }`,
    { id, code },
  )

describe('the rewards of a store view', () => {
  it('ACC-03 are those whose rule applies there, cheapest first, with what the member lacks', async () => {
    const club = await memberWith(120)
    const { rewards } = await club.member()
    expect(rewards).toEqual([
      expect.objectContaining({ name: 'ending', points: 10, is_available: true }),
      expect.objectContaining({
        name: 'golden',
        points: 50,
        is_available: false,
        level: expect.objectContaining({ code: 'gold' }) as unknown,
      }),
      expect.objectContaining({ name: 'small', points: 100, is_available: true, description: 'Opis' }),
      expect.objectContaining({ name: 'big', points: 200, is_available: false }),
    ])
    // The rules know no amount in euros.
    expect((await club.loyalty({ store: 'eu' }))?.rewards).toEqual([])
  })
})

describe('an exchange of points', () => {
  it('ACC-03 takes the points and gives a coupon for 90 days, or until its rule ends', async () => {
    const club = await memberWith(150)
    const { data } = await club.redeem(await uidOf(club, 'small'))
    const { coupon, loyalty } = data.redeemLoyaltyReward
    expect(coupon).toMatchObject({ code: expect.stringMatching(/^CLUB-[A-Z\d]{10}$/) as string, name: 'small' })
    expect((new Date(coupon.expires_at).getTime() - Date.now()) / day).toBeCloseTo(90, 1)
    expect(loyalty).toMatchObject({
      points: 50,
      history: { items: [{ points: -100, reason: 'REWARD', note: 'small' }, { points: 150 }] },
      coupons: [{ code: coupon.code, name: 'small', status: 'UNUSED' }],
    })
    const ending = (await club.redeem(await uidOf(club, 'ending'))).data.redeemLoyaltyReward
    expect((new Date(ending.coupon.expires_at).getTime() - Date.now()) / day).toBeCloseTo(1, 1)
  })

  it('ACC-03 is refused without enough points, the level, the membership, or the reward', async () => {
    const club = await memberWith(99)
    const [small, golden] = [await uidOf(club, 'small'), await uidOf(club, 'golden')]
    expect((await club.redeem(small)).errors).toMatchObject([
      { extensions: { code: 'LOYALTY_POINTS_MISSING', parameters: { missing: 1 } } },
    ])
    expect(codeOf(await club.redeem(golden))).toBe('LOYALTY_LEVEL_MISSING')
    expect(codeOf(await club.redeem('OTk5OTk='))).toBe('LOYALTY_REWARD_UNKNOWN')
    expect(codeOf(await club.redeem('nonsense'))).toBe('UID_INVALID')
    expect(await club.member()).toMatchObject({ points: 99, coupons: [] })
    const other = await ClubClient.register(shop, 'nobody@example.com')
    expect(codeOf(await other.redeem(small))).toBe('LOYALTY_INACTIVE')
  })

  it('ACC-03 takes the points once when its request is repeated with the same key', async () => {
    const http = await httpClient(shop)
    const club = await memberWith(250)
    const uid = await uidOf(club, 'small')
    const send = () =>
      http.send<{ redeemLoyaltyReward: { coupon: { code: string } } }>(
        `mutation { redeemLoyaltyReward(input: { reward_uid: "${uid}" }) { coupon { code } } }`,
        {},
        { ...club.headers, 'idempotency-key': '0123456789abcdef0123456789abcdef' },
      )
    const answers = [...(await Promise.all([send(), send()])), await send()]
    expect(new Set(answers.map(({ body }) => body.data.redeemLoyaltyReward.coupon.code)).size).toBe(1)
    expect(await club.member()).toMatchObject({ points: 150, history: { total_count: 2 } })
    await http.close()
  })
})

describe('an exchange of points without an Idempotency-Key', () => {
  const couponOf = async (redeemed: ReturnType<ClubClient['redeem']>) =>
    (await redeemed).data.redeemLoyaltyReward.coupon.code

  it('ACC-03 is the same one when it is sent again within a minute, also when the points would not suffice', async () => {
    const club = await memberWith(310)
    const [small, big] = [await uidOf(club, 'small'), await uidOf(club, 'big')]
    const first = await couponOf(club.redeem(small))
    const other = await couponOf(club.redeem(big))
    expect(await Promise.all([club.redeem(small), club.redeem(small)].map(couponOf))).toEqual([first, first])
    expect(await couponOf(club.redeem(big))).toBe(other)
    expect(await club.member()).toMatchObject({ points: 10, coupons: [{ code: other }, { code: first }] })
  })

  it('ACC-03 is another one after a minute, and when the coupon is used', async () => {
    const club = await memberWith(300)
    const small = await uidOf(club, 'small')
    const codes = [await couponOf(club.redeem(small))]
    await shop.database.transaction((tx) =>
      sql`update loyalty_coupon set issued_at = issued_at - interval '1 minute' where code = ${codes[0]}`.execute(tx),
    )
    codes.push(await couponOf(club.redeem(small)))
    const id = await clubCart(shop, club, 5)
    const client = clientOf(shop, club)
    await apply(client, id, codes[1] ?? '')
    await client.place(id)
    codes.push(await couponOf(club.redeem(small)))
    expect(new Set(codes).size).toBe(3)
    expect(await club.member()).toMatchObject({ points: 0 })
  })

  it('ACC-03 is another one for a client whose requests have different keys', async () => {
    const club = await memberWith(200)
    const small = await uidOf(club, 'small')
    const withKey = (key: string) => couponOf(club.redeem(small, { 'idempotency-key': key.repeat(32) }))
    expect(await withKey('a')).not.toBe(await withKey('b'))
    expect(await club.member()).toMatchObject({ points: 0 })
  })
})

describe('the coupon of a reward', () => {
  it('ACC-03 is used at the cart by its owner, once', async () => {
    const club = await memberWith(100)
    const code = await club.coupon('small')
    const id = await clubCart(shop, club, 5)
    const client = clientOf(shop, club)
    expect((await apply(client, id, code)).data.applyCouponToCart.cart.prices).toEqual({
      discounts: [{ amount: { value: 10 }, label: 'small' }],
    })
    const order = await client.place(id)
    expect((await club.member()).coupons).toMatchObject([{ code, status: 'USED' }])
    expect(codeOf(await apply(client, await clubCart(shop, club, 5), code))).toBe('COUPON_USED_UP')
    await changeByStaff(shop, order.number, { name: 'cancel' })
    await deliverDueEvents(shop.database)
    expect((await club.member()).coupons).toMatchObject([{ code, status: 'UNUSED' }])
  })

  it('ACC-03 is unknown to everybody else, like a code that does not exist', async () => {
    const code = await (await memberWith(100)).coupon('small')
    const other = await memberWith(0)
    const guest = new CartClient(shop)
    const guestCart = await guest.newCart()
    await guest.add(guestCart, [{ sku: 'ROLE-PLENTY', quantity: 5 }])
    const otherCart = await clubCart(shop, other, 5)
    const answers = [
      await apply(guest, guestCart, code),
      await apply(clientOf(shop, other), otherCart, code),
      await apply(guest, guestCart, 'NOTHING'),
    ]
    expect(new Set(answers.map(({ errors }) => JSON.stringify(errors))).size).toBe(1)
    expect(answers.map(codeOf)).toEqual(['COUPON_UNKNOWN', 'COUPON_UNKNOWN', 'COUPON_UNKNOWN'])
  })

  it('ACC-03 expires', async () => {
    const club = await memberWith(100)
    const code = await club.coupon('small')
    await shop.database.transaction((tx) =>
      sql`update pricing_coupon set ends_at = now() - interval '1 minute' where code = ${code}`.execute(tx),
    )
    expect((await club.member()).coupons).toMatchObject([{ code, status: 'EXPIRED' }])
    expect(codeOf(await apply(clientOf(shop, club), await clubCart(shop, club, 5), code))).toBe('COUPON_EXPIRED')
  })

  it('ACC-03 is worth nothing after its owner has deleted the account, and the points lapse', async () => {
    const club = await memberWith(200)
    const code = await club.coupon('small')
    const order = await clubOrder(shop, club, 1)
    await changeByStaff(shop, order.number, { name: 'cancel' })
    expect((await club.execute('mutation { deleteCustomer }')).errors).toBeUndefined()
    const { rows } = await sql`
      select m.customer_id as customer from loyalty_member m join loyalty_coupon c on c.member_id = m.id
      where c.code = ${code}`.execute(shop.database.reader)
    expect(rows).toEqual([{ customer: null }])
    const other = await memberWith(0)
    expect(codeOf(await apply(clientOf(shop, other), await clubCart(shop, other, 5), code))).toBe('COUPON_UNKNOWN')
  })
})
