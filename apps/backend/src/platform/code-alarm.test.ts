import { afterAll, beforeAll, expect, it } from 'vitest'
import { testShop, type TestShop } from '../testing/testing.ts'
import { watchCodes } from './code-alarm.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

const stores = [
  { id: 1, code: 'pl' },
  { id: 2, code: 'cz' },
]

async function alarms(now = new Date()): Promise<object[]> {
  const lines: object[] = []
  await watchCodes(shop.database, stores, { error: (line: object) => void lines.push(line) } as never, now)
  return lines
}

/** Guesses from a different IP address each, so that the limit per address never applies. */
async function guess(times: number, from: number): Promise<void> {
  for (let n = from; n < from + times; n++)
    await shop.execute(
      '{ giftCardAccount(input: { gift_card_code: "1234567890123456" }) { code } }',
      {},
      {
        'x-test-address': `10.0.${Math.floor(n / 250)}.${n % 250}`,
      },
    )
}

it('GIFT-05 logs one alarm with a stable code after 200 refused gift card codes per store view and hour', async () => {
  await guess(199, 0)
  expect(await alarms()).toEqual([])
  await guess(2, 199)
  const line = { code: 'CODE_GUESSING', kind: 'gift card', store: 'pl', refused: 200, seconds: 3_600 }
  expect(await alarms()).toEqual([line])
  expect(await alarms()).toEqual([])
  expect(await alarms(new Date(Date.now() + 2 * 3_600_000))).toEqual([])
})

it('counts refused coupon codes separately', async () => {
  const { data } = await shop.execute<{ createEmptyCart: string }>('mutation { createEmptyCart }')
  const id = data.createEmptyCart
  await shop.execute(
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "ROLE-PLENTY", quantity: 1 }]) { cart { id } } }`,
    { id },
  )
  for (let n = 0; n < 200; n++)
    await shop.execute(
      'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "GUESS" }) { cart { id } } }',
      { id },
      { 'x-test-address': '10.9.0.1' },
    )
  expect(await alarms()).toMatchObject([{ code: 'CODE_GUESSING', kind: 'coupon', store: 'pl' }])
})
