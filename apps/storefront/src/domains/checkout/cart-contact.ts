import type { CartContactFragment, TypedAddressFragment } from '#src/platform/graphql/documents.gen.ts'
import { emptyAddress, regionsOf, type AddressRules, type AddressValues } from './address-form.ts'
import { emptyContact, type ContactValues } from './contact-form.ts'

/** The contact details saved in the cart, entered on another device or before an order was returned to the cart. */
export function contactOfCart(cart: CartContactFragment, country: string, rules: AddressRules): ContactValues | null {
  const [delivery] = cart.shipping_addresses
  const billing = cart.billing_address ? valuesOf(cart.billing_address, rules) : null
  const shipping = delivery ? valuesOf(delivery, rules) : billing
  if (!shipping) return cart.email ? { ...emptyContact(country), email: cart.email } : null
  const isBillingSame = billing === null || JSON.stringify(billing) === JSON.stringify(shipping)
  return {
    email: cart.email ?? '',
    shipping,
    isBillingSame,
    billing: isBillingSame ? emptyAddress(shipping.country) : billing,
  }
}

/** The form values of an address; null if the store does not deliver to its country. */
function valuesOf(address: TypedAddressFragment, rules: AddressRules): AddressValues | null {
  const country = address.country.code
  if (!rules.countries.some(({ id }) => id === country)) return null
  const isListed = regionsOf(rules, country).some(({ id }) => id === address.region?.region_id)
  return {
    kind: address.company ? 'company' : 'person',
    firstname: address.firstname,
    lastname: address.lastname,
    company: address.company ?? '',
    vat: address.vat_id ?? '',
    street: address.street.filter(Boolean).join(', '),
    postcode: address.postcode ?? '',
    city: address.city,
    country,
    region: isListed ? String(address.region?.region_id) : (address.region?.label ?? ''),
    telephone: address.telephone ?? '',
  }
}

/** Replaces the typed email by that of the account, to which the order confirmation is sent. */
export const withAccountEmail = (
  values: ContactValues,
  cart: CartContactFragment,
  isSignedIn: boolean,
): ContactValues => (isSignedIn && cart.email ? { ...values, email: cart.email } : values)
