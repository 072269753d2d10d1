import type { CartContactFragment, TypedAddressFragment } from '#src/platform/graphql/documents.gen.ts'
import {
  addressValues,
  emptyAddress,
  type AddressRules,
  type AddressValues,
} from '#src/domains/address/address-form.ts'
import type { ContactValues } from './contact-form.ts'

/**
 * The contact details saved in the cart, entered on another device or before an order was returned to the cart; else what is
 * known about the customer.
 */
export function contactOfCart(
  cart: CartContactFragment,
  known: ContactValues,
  rules: AddressRules,
): ContactValues | null {
  const [delivery] = cart.shipping_addresses
  const billing = cart.billing_address ? valuesOf(cart.billing_address, rules) : null
  const shipping = delivery ? valuesOf(delivery, rules) : billing
  if (!shipping) return cart.email ? { ...known, email: cart.email } : null
  const isBillingSame = billing === null || JSON.stringify(billing) === JSON.stringify(shipping)
  return {
    ...known,
    email: cart.email ?? '',
    shipping,
    isBillingSame,
    billing: isBillingSame ? emptyAddress(shipping.country) : billing,
  }
}

/** The form values of an address; null if the store does not deliver to its country. */
function valuesOf(address: TypedAddressFragment, rules: AddressRules): AddressValues | null {
  const { country, region, vat_id: vat, ...others } = address
  const stored = {
    ...others,
    vat,
    country: country.code,
    region: region?.label ?? null,
    regionId: region?.region_id ?? null,
  }
  return addressValues(stored, rules)
}

/** Replaces the typed email by that of the account, to which the order confirmation is sent. */
export const withAccountEmail = (
  values: ContactValues,
  cart: CartContactFragment,
  isSignedIn: boolean,
): ContactValues => (isSignedIn && cart.email ? { ...values, email: cart.email } : values)
