import { sql } from 'kysely'
import { addProductsToCart } from '../cart/lines/add-products-to-cart.ts'
import { createCart } from '../cart/open/create-cart.ts'
import { polishAddress } from '../cart/testing-client.ts'
import { setBillingAddress, setShippingAddress } from '../checkout/set-addresses.ts'
import { setGuestEmail } from '../checkout/set-guest-email.ts'
import { setShippingMethod } from '../checkout/set-shipping-method.ts'
import { setPaymentMethod, switchMethod } from '../payment/payment.ts'
import { createMemo, type Context } from '#src/platform/context.ts'
import type { Database } from '#src/platform/database.ts'
import { testDatabase } from '#src/platform/testing.ts'
import { saveSettings } from '#src/store/store.ts'
import { thirteenStores } from '#src/testing/testing-stores.ts'

/** Test timeout of a race including its set-up; generous, because busy machines are slow. */
export const racePatience = 600_000

/** The database engine of this test run. */
export const engine = process.env['TEST_ON_POSTGRES'] === undefined ? 'PGlite' : 'PostgreSQL'

const transferSettings = {
  'payment/banktransfer/payee': 'Race',
  'payment/banktransfer/account': 'PL61109010140000071219812874',
}

const given = { address: polishAddress, savedId: null, savedUid: null }

/**
 * A database with the demo stores, one product that never runs out, a bank account for transfers and no limit on orders per
 * buyer. The caller must close it.
 */
export async function raceDatabase(): Promise<Database> {
  const database = await testDatabase(thirteenStores())
  database.services.orderLimits = { perAddress: 10_000, perMailbox: 10_000, unpaidPieces: 1_000_000 }
  await database.transaction(async (tx) => {
    await saveSettings(tx, { scope: 'view', id: 1 }, transferSettings)
    await switchMethod(tx, 1, 'banktransfer', true)
  })
  await seedProduct(database, 'PLENTY', 79_99, 1_000_000)
  return database
}

/** Adds one piece to the cart. */
export const addOne = (ctx: Context, cart: string, sku: string): ReturnType<typeof addProductsToCart> =>
  addProductsToCart(ctx, cart, [{ sku, parentSku: null, quantity: 1, optionUids: [], entered: [] }])

/** A guest cart that is ready to be ordered. */
export async function prepareCart(ctx: Context, sku = 'PLENTY'): Promise<string> {
  const cart = await createCart(ctx, null)
  const { userErrors } = await addOne(ctx, cart, sku)
  if (userErrors.length > 0) throw new Error(userErrors[0]?.message)
  await setGuestEmail(ctx, cart, 'race@example.com')
  await setShippingAddress(ctx, cart, [{ ...given, customerNotes: null, pickupLocationCode: null }])
  await setBillingAddress(ctx, cart, { ...given, address: null, sameAsShipping: true, useForShipping: false })
  await setShippingMethod(ctx, cart, [{ carrierCode: 'dpd', methodCode: 'standard' }])
  await setPaymentMethod(ctx, cart, 'banktransfer')
  return cart
}

/** Copies a ready cart, which is faster than filling many. The copies all belong to one buyer, or each to a different one. */
export async function copyCart(
  database: Database,
  cart: string,
  { count, isOneBuyer }: { count: number; isOneBuyer: boolean },
): Promise<string[]> {
  const { rows } = await database.transaction((tx) =>
    sql<{ masked: string }>`
      with copied as (
        insert into cart_cart (masked_id, store_id, group_id, email, shipping_address, billing_address,
          billing_same_as_shipping, carrier_code, method_code, payment_code, coupon_codes)
        select md5(random()::text || n), store_id, group_id, case when ${isOneBuyer} then email else n || email end,
          shipping_address, billing_address, billing_same_as_shipping, carrier_code, method_code, payment_code, coupon_codes
        from cart_cart, generate_series(1, ${count}::int) n where masked_id = ${cart} returning id, masked_id
      ), lines as (
        insert into cart_item (cart_id, product_id, variant_id, quantity, signature)
        select copied.id, i.product_id, i.variant_id, i.quantity, i.signature
        from copied, cart_item i join cart_cart c on c.id = i.cart_id where c.masked_id = ${cart}
      ) select masked_id as masked from copied`.execute(tx),
  )
  return rows.map((row) => row.masked)
}

/** The context of a guest's request to the Polish store. */
export function guestContext(database: Database): Context {
  return {
    store: {
      id: 1,
      code: 'pl',
      name: 'Polska',
      groupId: 1,
      groupCode: 'poland',
      websiteId: 1,
      locale: 'pl_PL',
      currency: 'PLN',
      country: 'PL',
      theme: 'base',
      isDefault: true,
    },
    customerId: null,
    now: new Date(),
    db: database.reader,
    transaction: database.transaction,
    services: database.services,
    idempotencyKey: null,
    memo: createMemo(),
  }
}

/** Adds a simple product with this stock to the Polish store. */
export async function seedProduct(database: Database, sku: string, price: number, onHand: number): Promise<number> {
  return database.transaction(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into catalogue_product (sku, type, is_visible) values (${sku}, 'simple', true) returning id`.execute(tx)
    const id = Number(rows[0]?.id)
    await sql`insert into catalogue_product_text (product_id, store_id, name, url_key)
      values (${id}, 1, ${sku}, ${sku.toLowerCase()})`.execute(tx)
    await sql`insert into pricing_price (product_id, store_id, regular) values (${id}, 1, ${price})`.execute(tx)
    await sql`insert into inventory_stock values (${id}, ${onHand})`.execute(tx)
    await sql`insert into inventory_movement (product_id, kind, quantity) values (${id}, 'delivered', ${onHand})`.execute(
      tx,
    )
    return id
  })
}
