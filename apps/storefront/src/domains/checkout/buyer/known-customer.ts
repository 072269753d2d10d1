import type { KnownCustomerFragment } from '#src/platform/graphql/documents.gen.ts'
import { emptyAddress, tidyAddress, type AddressRules, type AddressValues } from '#src/domains/address/address-form.ts'
import { savedValues } from '#src/domains/address/saved-address.ts'
import { emptyContact, type ContactValues } from './contact-form.ts'

/** An address of the customer's address book to which the store delivers. */
export type KnownAddress = {
  readonly uid: string
  readonly values: AddressValues
  readonly isDefaultShipping: boolean
  readonly isDefaultBilling: boolean
}

/** The addresses that the customer can choose from. */
export function knownAddresses(customer: KnownCustomerFragment | null, rules: AddressRules): readonly KnownAddress[] {
  return (customer?.addresses ?? []).flatMap((address) => {
    const values = address && savedValues(address, rules)
    if (!values) return []
    const { default_shipping: shipping, default_billing: billing } = address
    const flags = { isDefaultShipping: shipping ?? false, isDefaultBilling: billing ?? false }
    return [{ uid: address.uid ?? '', values: tidyAddress(values), ...flags }]
  })
}

/** What is known about a customer before the checkout: the default addresses, or at least the name. */
export function knownContact(
  customer: KnownCustomerFragment | null,
  addresses: readonly KnownAddress[],
  country: string,
  isVirtual: boolean,
): ContactValues {
  const [first] = addresses
  const byDelivery = addresses.find(({ isDefaultShipping }) => isDefaultShipping)
  const byInvoice = addresses.find(({ isDefaultBilling }) => isDefaultBilling)
  const main = (isVirtual ? (byInvoice ?? byDelivery) : byDelivery) ?? first
  const isBillingSame = isVirtual || byInvoice === undefined || byInvoice === main
  return {
    ...emptyContact(country),
    shipping: main?.values ?? { ...emptyAddress(country), ...nameOf(customer) },
    isBillingSame,
    billing: isBillingSame ? { ...emptyAddress(country), ...nameOf(customer) } : byInvoice.values,
  }
}

/** The known address with these values; undefined if there is none. */
export function sameAddress(addresses: readonly KnownAddress[], values: AddressValues): KnownAddress | undefined {
  const wanted = comparable(values)
  return addresses.find((known) => comparable(known.values) === wanted)
}

/** Whether a used address of the form is not in the address book. */
export const hasNewAddress = (
  { shipping, isBillingSame, billing }: ContactValues,
  addresses: readonly KnownAddress[],
) => [shipping, ...(isBillingSame ? [] : [billing])].some((address) => !sameAddress(addresses, address))

// The company of a private individual is not sent.
function comparable(address: AddressValues): string {
  const sent = tidyAddress(address.kind === 'company' ? address : { ...address, company: '', vat: '' })
  return JSON.stringify(Object.entries(sent).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const nameOf = (customer: KnownCustomerFragment | null): Partial<AddressValues> => ({
  firstname: customer?.firstname ?? '',
  lastname: customer?.lastname ?? '',
  ...(customer?.taxvat ? { kind: 'company', vat: customer.taxvat } : {}),
})
