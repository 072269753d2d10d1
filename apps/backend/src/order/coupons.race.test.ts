import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProductsToCart } from '../cart/add-products-to-cart.ts'
import { applyCoupon } from '../cart/apply-coupons.ts'
import { createCart } from '../cart/create-cart.ts'
import { saveRules } from '../cart/testing-rules.ts'
import { setBillingAddress, setShippingAddress } from '../checkout/set-addresses.ts'
import { setGuestEmail } from '../checkout/set-guest-email.ts'
import { setShippingMethod } from '../checkout/set-shipping-method.ts'
import { setPaymentMethod } from '../payment/payment.ts'
import type { Database } from '../platform/database.ts'
import { returnCoupons } from '../pricing/pricing.ts'
import { placeOrder } from './place-order.ts'
import { answersPostgres, guestContext, racePglite, racePostgres, seedProduct } from './testing-race.ts'

const address = {
  firstname: 'Ada',
  lastname: 'Nowak',
  street: ['Prosta 1'],
  city: 'Warszawa',
  postcode: '00-001',
  country_code: 'PL',
  telephone: '123456789',
}
const given = { address, savedId: null, savedUid: null }
const tries = 100

const engines: [string, boolean, () => Promise<Database>][] = [
  ['PGlite', true, racePglite],
  ['PostgreSQL', await answersPostgres(), racePostgres],
]

describe.each(engines)('on %s', (_name, isThere, open) => {
  let database: Database
  const ctx = () => guestContext(database)

  /** So many carts that are ready to be ordered with the coupon; every cart of one buyer, or each of another. */
  async function prepareMany(code: string, isOneBuyer: boolean): Promise<string[]> {
    const cart = await createCart(ctx(), null)
    await addProductsToCart(ctx(), cart, [{ sku: 'PLENTY', parentSku: null, quantity: 1, optionUids: [], entered: [] }])
    await setGuestEmail(ctx(), cart, 'race@example.com')
    await setShippingAddress(ctx(), cart, [{ ...given, customerNotes: null, pickupLocationCode: null }])
    await setBillingAddress(ctx(), cart, { ...given, address: null, sameAsShipping: true, useForShipping: false })
    await setShippingMethod(ctx(), cart, [{ carrierCode: 'dpd', methodCode: 'standard' }])
    await setPaymentMethod(ctx(), cart, 'banktransfer')
    await applyCoupon(ctx(), cart, code)
    const { rows } = await database.transaction((tx) =>
      sql<{ masked: string }>`
        with copied as (
          insert into cart_cart (masked_id, store_id, group_id, email, shipping_address, billing_address,
            billing_same_as_shipping, carrier_code, method_code, payment_code, coupon_codes)
          select md5(random()::text || n), store_id, group_id, case when ${isOneBuyer} then email else n || email end,
            shipping_address, billing_address, billing_same_as_shipping, carrier_code, method_code, payment_code, coupon_codes
          from cart_cart, generate_series(1, ${tries}::int) n where masked_id = ${cart} returning id, masked_id
        ), lines as (
          insert into cart_item (cart_id, product_id, variant_id, quantity, signature)
          select copied.id, i.product_id, i.variant_id, i.quantity, i.signature
          from copied, cart_item i join cart_cart c on c.id = i.cart_id where c.masked_id = ${cart}
        ) select masked_id as masked from copied`.execute(tx),
    )
    return rows.map((row) => row.masked)
  }

  async function won(carts: string[]): Promise<number[]> {
    const answers = await Promise.all(carts.map((cart) => placeOrder(ctx(), cart)))
    const refusals = answers.flatMap((answer) => ('message' in answer ? [answer.message] : []))
    for (const message of refusals) expect(message).toMatch(/^Unable to place order: The coupon code isn't valid/)
    return answers.flatMap((answer) => ('number' in answer ? [answer.id] : []))
  }

  const counts = async (code: string): Promise<unknown> => {
    const { rows } = await sql`
      select used, (select count(*)::int from pricing_coupon_use u where u.coupon_id = c.id and returned_at is null) as kept
      from pricing_coupon c where code = ${code}`.execute(database.reader)
    return rows[0]
  }

  beforeAll(async () => {
    if (!isThere) return
    database = await open()
    await seedProduct(database, 'PLENTY', 79_99, 1_000_000)
    await saveRules(database, [
      {
        code: 'rule',
        action: 'cart_fixed',
        amounts: { PLN: 10_00 },
        coupons: [
          { code: 'FIVE', limitTotal: 5, limitPerCustomer: null },
          { code: 'ONCE', limitTotal: null, limitPerCustomer: 1 },
        ],
      },
    ])
  }, 60_000)
  afterAll(async () => {
    if (isThere) await database.close()
  })

  test.skipIf(!isThere)(
    `${tries} buyers at once of a coupon with 5 uses: 5 orders have it; cancelled, they give 5 uses back`,
    async () => {
      const orders = await won(await prepareMany('FIVE', false))
      expect(orders).toHaveLength(5)
      expect(await counts('FIVE')).toEqual({ used: 5, kept: 5 })
      await Promise.all(
        [...orders, ...orders].map((id) => database.transaction((tx) => returnCoupons(tx, id, new Date()))),
      )
      expect(await counts('FIVE')).toEqual({ used: 0, kept: 0 })
    },
    120_000,
  )

  test.skipIf(!isThere)(
    `${tries} carts at once of one buyer with a coupon for one each: one order has it`,
    async () => {
      expect(await won(await prepareMany('ONCE', true))).toHaveLength(1)
      expect(await counts('ONCE')).toEqual({ used: 1, kept: 1 })
    },
    120_000,
  )
})
