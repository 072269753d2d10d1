import { serializeCartMutations } from '#src/domains/cart/change/serialize-cart-mutations.ts'
import { readSession } from '#src/domains/session/session.ts'
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
import { toAddressInput, type AddressRules, type AddressValues } from '#src/domains/address/address-form.ts'
import type { ContactValues } from '../buyer/contact-form.ts'
import { sameAddress, type KnownAddress } from '../buyer/known-customer.ts'
import { chosenDelivery, firstDelivery, type Delivery } from './deliveries.ts'

/** Saves email and addresses, and preselects a home delivery if none is chosen. A virtual cart needs no delivery. */
export async function saveContact(
  cart: CheckoutCartFragment,
  values: ContactValues,
  rules: AddressRules,
  saved: readonly KnownAddress[],
) {
  const { email } = values
  const cartId = cart.id
  // A customer's order is confirmed to the account's email, so none is set.
  const isGuest = !readSession().isSignedIn
  const inputOf = (address: AddressValues) => ({
    ...toAddressInput(address, rules),
    ...(!isGuest && values.isSaved && !sameAddress(saved, address) ? { save_in_address_book: true } : {}),
  })
  const shipping = inputOf(values.shipping)
  const billing = values.isBillingSame ? shipping : inputOf(values.billing)
  // Keep the chosen pickup point if the country stays the same.
  const known = cart.shipping_addresses[0]
  const pickup = known?.country.code === shipping.country_code ? (known.pickup_location_code ?? null) : null
  const response = await serializeCartMutations(async () =>
    cart.is_virtual
      ? mutate(SaveBuyerDocument, { cartId, email, isGuest, billing: { address: shipping } })
      : mutate(SaveContactDocument, { cartId, email, isGuest, shipping, pickup, billing: { address: billing } }),
  )
  const next = response.setBillingAddressOnCart?.cart
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
