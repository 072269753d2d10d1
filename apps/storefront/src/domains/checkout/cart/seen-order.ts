import type { CheckoutCartFragment, TypedAddressFragment } from '#src/platform/graphql/documents.gen.ts'

/** Everything that the shopper agrees to by placing the order, as one string to compare. */
export function seenOrder(cart: CheckoutCartFragment): string {
  const [address] = cart.shipping_addresses
  const delivery = address?.selected_shipping_method
  return JSON.stringify([
    cart.id,
    cart.email ?? null,
    (cart.items ?? []).map((item) => [item?.uid, item?.product.sku, item?.quantity]),
    address && typed(address),
    cart.billing_address && typed(cart.billing_address),
    [delivery?.carrier_code, delivery?.method_code, address?.pickup_location_code],
    cart.selected_payment_method?.code ?? null,
    cart.prices?.grand_total?.value ?? null,
  ])
}

const typed = (address: TypedAddressFragment) => [
  address.firstname,
  address.lastname,
  address.company,
  address.street,
  address.city,
  address.postcode,
  address.telephone,
  address.vat_id,
  address.region?.label,
  address.country.code,
]
