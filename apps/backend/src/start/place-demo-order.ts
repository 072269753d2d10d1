import { addProductsToCart } from '../cart/lines/add-products-to-cart.ts'
import { createCart } from '../cart/open/create-cart.ts'
import { setBillingAddress, setShippingAddress } from '../checkout/set-addresses.ts'
import { setGuestEmail } from '../checkout/set-guest-email.ts'
import { setShippingMethod } from '../checkout/set-shipping-method.ts'
import { changeOrder, type OrderAction } from '../order/order.ts'
import { placeOrder } from '../order/placing/place-order.ts'
import { setPaymentMethod } from '../payment/payment.ts'
import { createMemo, type Context, type StoreView } from '../platform/context.ts'
import { partOf, type Database, type Writer } from '../platform/database.ts'

export interface DemoBuyer {
  email: string
  address: {
    firstname: string
    lastname: string
    street: string[]
    city: string
    postcode: string
    country_code: string
    telephone: string
  }
}

/** The context of a buyer inside the transaction that loads the demo. */
export const contextOfBuyer = (
  { services }: Pick<Database, 'services'>,
  { tx, store, customerId, now }: { tx: Writer; store: StoreView; customerId: number | null; now: Date },
): Context => ({
  store,
  customerId,
  now,
  db: tx,
  transaction: partOf(tx),
  services: { ...services, orderLimits: { perAddress: 1_000, perMailbox: 1_000, unpaidPieces: 10_000 } },
  idempotencyKey: null,
  memo: createMemo(),
})

/** Places an order of two pieces, then changes it as staff do. Returns its id. */
export async function placeDemoOrder(
  ctx: Context,
  tx: Writer,
  { email, address }: DemoBuyer,
  { sku, payment, actions }: { sku: string; payment: string; actions: readonly OrderAction[] },
): Promise<number> {
  const cart = await createCart(ctx, null)
  await addProductsToCart(ctx, cart, [{ sku, parentSku: null, quantity: 2, optionUids: [], entered: [] }])
  if (ctx.customerId === null) await setGuestEmail(ctx, cart, email)
  const given = { address, savedId: null, savedUid: null }
  await setShippingAddress(ctx, cart, [{ ...given, customerNotes: null, pickupLocationCode: null }])
  await setBillingAddress(ctx, cart, { ...given, address: null, sameAsShipping: true, useForShipping: false })
  await setShippingMethod(ctx, cart, [{ carrierCode: 'dpd', methodCode: 'standard' }])
  await setPaymentMethod(ctx, cart, payment)
  const placed = await placeOrder(ctx, cart)
  if (!('number' in placed)) throw new Error(placed.message)
  for (const action of actions) await changeOrder(tx, placed.id, action, { reason: '', actor: 'staff', now: ctx.now })
  return placed.id
}
