import type { Context } from '#src/platform/context.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { selectAddresses, selectCustomer, type AddressRow, type CustomerRow } from './queries.ts'
import type { AddressDraft } from './save-customers.ts'

export type CustomerView = ReturnType<typeof describeCustomer>

/** The customer with this id as the shop shows them; undefined when the account is gone. */
export async function findCustomer(context: Pick<Context, 'db'>, id: number): Promise<CustomerView | undefined> {
  const customer = await selectCustomer(context.db, id)
  return customer === undefined ? undefined : describeCustomer(customer, await selectAddresses(context.db, id))
}

function describeCustomer(customer: CustomerRow, addresses: readonly AddressRow[]) {
  return {
    id: String(customer.id),
    email: customer.email,
    firstname: customer.firstname,
    lastname: customer.lastname,
    customer_type: customer.kind === 'COMPANY' ? ('COMPANY' as const) : ('PERSON' as const),
    is_agent: customer.isAgent,
    is_subscribed: customer.isSubscribed,
    default_shipping: idOf(addresses.find((address) => address.isDefaultShipping)),
    default_billing: idOf(addresses.find((address) => address.isDefaultBilling)),
    addresses: addresses.map(describeAddress),
  }
}

function idOf(address: AddressRow | undefined): string | null {
  return address === undefined ? null : String(address.id)
}

function describeAddress(row: AddressRow) {
  const address = row.address as Required<AddressDraft>
  return {
    id: row.id,
    uid: encodeUid(row.id),
    customer_id: row.customerId,
    firstname: address.firstname,
    lastname: address.lastname,
    company: address.company || null,
    vat_id: address.vatId || null,
    street: address.street,
    city: address.city,
    postcode: address.postcode,
    country_id: address.countryCode,
    country_code: address.countryCode,
    region_id: address.regionId || null,
    region: {
      region: address.region || null,
      region_code: address.regionCode || null,
      region_id: address.regionId || null,
    },
    telephone: address.telephone,
    default_shipping: row.isDefaultShipping,
    default_billing: row.isDefaultBilling,
    custom_attributes: [],
    custom_attributesV2: [],
    extension_attributes: [],
  }
}
