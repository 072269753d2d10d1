import { inTurn } from '#src/cart/in-turn.ts'
import { readSession } from '#src/customer/session.ts'
import { mutate, query } from '#src/graphql/client.ts'
import {
  CheckoutCartAgainDocument,
  SaveBuyerDocument,
  SaveContactDocument,
  SaveDeliveryDocument,
  SavePaymentDocument,
  SavePickupDocument,
  type CheckoutCartFragment,
} from '#src/graphql/documents.gen.ts'
import { toAddressInput, type AddressRules } from './address-form.ts'
import type { ContactValues } from './contact-form.ts'
import { chosenDelivery, firstDelivery, type Delivery } from './deliveries.ts'

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

/** The cart as it is by now, after an order was refused. */
export async function readCartAgain(cartId: string) {
  const { cart } = await query(CheckoutCartAgainDocument, { cartId }, undefined, { policy: 'network-only' })
  return cart
}
