import { inTurn } from '#src/cart/in-turn.ts'
import { readSession } from '#src/customer/session.ts'
import { mutate } from '#src/graphql/client.ts'
import { refused } from '#src/graphql/graphql-failure.ts'
import {
  PlaceOrderDocument,
  SaveBuyerDocument,
  SaveContactDocument,
  SaveDeliveryDocument,
  SavePaymentDocument,
  type CheckoutCartFragment,
} from '#src/graphql/documents.gen.ts'
import { toAddressInput, type AddressRules } from './address-form.ts'
import type { ContactValues } from './contact-form.ts'
import { chosenDelivery, deliveriesOf } from './deliveries.ts'

export type PlacedOrder = { readonly number: string; readonly token: string }

/** Saves who buys and where it goes, and takes the cheapest delivery when none was chosen; gift cards by mail need none. */
export async function saveContact(cart: CheckoutCartFragment, values: ContactValues, rules: AddressRules) {
  const { email } = values
  const cartId = cart.id
  // A customer's order is confirmed to the address of the account.
  const isGuest = !readSession().isSignedIn
  const shipping = toAddressInput(values.shipping, rules)
  const billing = values.isBillingSame ? shipping : toAddressInput(values.billing, rules)
  const saved = await inTurn(async () =>
    cart.is_virtual
      ? mutate(SaveBuyerDocument, { cartId, email, isGuest, billing: { address: shipping } })
      : mutate(SaveContactDocument, { cartId, email, isGuest, shipping, billing: { address: billing } }),
  )
  const next = saved.setBillingAddressOnCart?.cart
  const cheapest = next && !chosenDelivery(next) ? deliveriesOf(next)[0] : undefined
  return cheapest ? saveDelivery(cartId, cheapest.carrier, cheapest.method) : next
}

/** Chooses a delivery. */
export async function saveDelivery(cartId: string, carrier: string, method: string) {
  return inTurn(async () => {
    const saved = await mutate(SaveDeliveryDocument, { cartId, carrier, method })
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

/** Places the order; the same cart gives the same order, however often it is asked. */
export async function placeOrder(cartId: string): Promise<PlacedOrder> {
  return inTurn(async () => {
    const { placeOrder: placed } = await mutate(PlaceOrderDocument, { cartId })
    const refusal = placed?.errors?.find((error) => error !== null)
    if (refusal || !placed?.orderV2) throw refused(refusal?.message)
    return placed.orderV2
  })
}
