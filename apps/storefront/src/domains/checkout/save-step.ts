import { serializeCartMutations } from '../cart/serialize-cart-mutations.ts'
import { readSession } from '../session/session.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import {
  CheckoutCartAgainDocument,
  SaveBuyerDocument,
  SaveContactDocument,
  SaveDeliveryDocument,
  SavePaymentDocument,
  SavePickupDocument,
  type CheckoutCartFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { toAddressInput, type AddressRules } from './address-form.ts'
import type { ContactValues } from './contact-form.ts'
import { chosenDelivery, firstDelivery, type Delivery } from './deliveries.ts'

/** Saves email and addresses, and preselects a home delivery if none is chosen. A virtual cart needs no delivery. */
export async function saveContact(cart: CheckoutCartFragment, values: ContactValues, rules: AddressRules) {
  const { email } = values
  const cartId = cart.id
  // A customer's order is confirmed to the account's email, so none is set.
  const isGuest = !readSession().isSignedIn
  const shipping = toAddressInput(values.shipping, rules)
  const billing = values.isBillingSame ? shipping : toAddressInput(values.billing, rules)
  // Keep the chosen pickup point if the country stays the same.
  const known = cart.shipping_addresses[0]
  const pickup = known?.country.code === shipping.country_code ? (known.pickup_location_code ?? null) : null
  const saved = await serializeCartMutations(async () =>
    cart.is_virtual
      ? mutate(SaveBuyerDocument, { cartId, email, isGuest, billing: { address: shipping } })
      : mutate(SaveContactDocument, { cartId, email, isGuest, shipping, pickup, billing: { address: billing } }),
  )
  const next = saved.setBillingAddressOnCart?.cart
  const first = next && !chosenDelivery(next) ? firstDelivery(next) : undefined
  return first ? saveDelivery(cartId, first) : next
}

/** Saves a home delivery. Returns the updated cart. */
export async function saveDelivery(cartId: string, { carrier, method }: Delivery) {
  return serializeCartMutations(async () => {
    const saved = await mutate(SaveDeliveryDocument, { cartId, carrier, method })
    return saved.setShippingMethodsOnCart?.cart
  })
}

/** Saves a delivery and its pickup point in one request. Returns the updated cart. */
export async function savePickup(
  cartId: string,
  { carrier, method }: Delivery,
  pickup: string,
  shipping: ReturnType<typeof toAddressInput>,
) {
  return serializeCartMutations(async () => {
    const saved = await mutate(SavePickupDocument, { cartId, shipping, pickup, carrier, method })
    return saved.setShippingMethodsOnCart?.cart
  })
}

/** Saves the payment method. Returns the updated cart. */
export async function savePayment(cartId: string, payment: string) {
  return serializeCartMutations(async () => {
    const saved = await mutate(SavePaymentDocument, { cartId, payment })
    return saved.setPaymentMethodOnCart?.cart
  })
}

/** Reloads the cart, for example after an order was refused. */
export async function readCartAgain(cartId: string) {
  const { cart } = await query(CheckoutCartAgainDocument, { cartId }, undefined, { policy: 'network-only' })
  return cart
}
