import { holdReload } from '#src/cart/hold-reload.ts'
import { inTurn } from '#src/cart/in-turn.ts'
import { readSession } from '#src/customer/session.ts'
import { mutate, query } from '#src/graphql/client.ts'
import { refused } from '#src/graphql/graphql-failure.ts'
import {
  CheckoutCartAgainDocument,
  PlaceOrderDocument,
  SaveBuyerDocument,
  SaveContactDocument,
  SaveDeliveryDocument,
  SavePaymentDocument,
  SavePickupDocument,
  type CheckoutCartFragment,
} from '#src/graphql/documents.gen.ts'
import { toAddressInput, type AddressRules } from './address-form.ts'
import type { GivenAgreement } from './agreements.ts'
import type { ContactValues } from './contact-form.ts'
import { chosenDelivery, firstDelivery, type Delivery } from './deliveries.ts'

export type PlacedOrder = { readonly number: string; readonly token: string; readonly state: string }

/** Saves who buys and where it goes, and takes the cheapest delivery to the door when none was chosen; gift cards by mail need none. */
export async function saveContact(cart: CheckoutCartFragment, values: ContactValues, rules: AddressRules) {
  const { email } = values
  const cartId = cart.id
  // A customer's order is confirmed to the address of the account.
  const isGuest = !readSession().isSignedIn
  const shipping = toAddressInput(values.shipping, rules)
  const billing = values.isBillingSame ? shipping : toAddressInput(values.billing, rules)
  // A point that was chosen stays, as long as the parcel goes to the same country.
  const known = cart.shipping_addresses[0]
  const pickup = known?.country.code === shipping.country_code ? (known.pickup_location_code ?? null) : null
  const saved = await inTurn(async () =>
    cart.is_virtual
      ? mutate(SaveBuyerDocument, { cartId, email, isGuest, billing: { address: shipping } })
      : mutate(SaveContactDocument, { cartId, email, isGuest, shipping, pickup, billing: { address: billing } }),
  )
  const next = saved.setBillingAddressOnCart?.cart
  const first = next && !chosenDelivery(next) ? firstDelivery(next) : undefined
  return first ? saveDelivery(cartId, first) : next
}

/** Chooses a delivery to the door. */
export async function saveDelivery(cartId: string, { carrier, method }: Delivery) {
  return inTurn(async () => {
    const saved = await mutate(SaveDeliveryDocument, { cartId, carrier, method })
    return saved.setShippingMethodsOnCart?.cart
  })
}

/** Chooses a delivery and the place where it is collected, by one request. */
export async function savePickup(
  cartId: string,
  { carrier, method }: Delivery,
  pickup: string,
  shipping: ReturnType<typeof toAddressInput>,
) {
  return inTurn(async () => {
    const saved = await mutate(SavePickupDocument, { cartId, shipping, pickup, carrier, method })
    return saved.setShippingMethodsOnCart?.cart
  })
}

/** Chooses a payment. */
export async function savePayment(cartId: string, payment: string) {
  return inTurn(async () => {
    const saved = await mutate(SavePaymentDocument, { cartId, payment })
    return saved.setPaymentMethodOnCart?.cart
  })
}

/**
 * Places the order at the total that is shown and with the consents that were given; the same cart gives the same order,
 * however often it is asked.
 */
export async function placeOrder(
  { id: cartId, prices }: CheckoutCartFragment,
  agreements: readonly GivenAgreement[],
): Promise<PlacedOrder> {
  const release = holdReload()
  const placing = inTurn(async () => {
    const expectedTotal = prices?.grand_total?.value ?? null
    const { placeOrder: placed } = await mutate(PlaceOrderDocument, {
      cartId,
      expectedTotal,
      agreements: [...agreements],
    })
    const refusal = placed?.errors?.find((error) => error !== null)
    if (refusal || !placed?.orderV2) throw refused(refusal?.message)
    return placed.orderV2
  })
  return placing.finally(release)
}

/** The cart as it is by now, after an order was refused. */
export async function readCartAgain(cartId: string) {
  const { cart } = await query(CheckoutCartAgainDocument, { cartId }, undefined, { policy: 'network-only' })
  return cart
}
