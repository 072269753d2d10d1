import type { Context } from '#src/platform/context.ts'
import type { CountryCodeEnum } from '#src/platform/resolvers.gen.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { storeSettings } from '#src/store/store.ts'
import { selectAddresses, selectCustomer, type AddressRow, type CustomerRow } from '../queries.ts'
import { selectProfile, type ProfileRow } from '../profile-queries.ts'
import type { PostalAddress } from '../address/read-address.ts'

export type CustomerView = ReturnType<typeof describeCustomer> &
  ReturnType<typeof describeProfile> & {
    /** Set if the response repeats what was requested instead of what is stored. */
    is_subscribed?: boolean
    newsletter_status?: 'NOT_ACTIVE' | 'UNCONFIRMED' | null
  }

/** The customer in Magento's shape; undefined if the account no longer exists. */
export async function findCustomer(
  context: Pick<Context, 'db' | 'store'>,
  id: number,
): Promise<CustomerView | undefined> {
  const [customer, profile] = [await selectCustomer(context.db, id), await selectProfile(context.db, id)]
  if (customer === undefined || profile === undefined) return undefined
  const mustConfirm = (await storeSettings(context))['customer/create_account/confirm']
  const addresses = await selectAddresses(context.db, id)
  return { ...describeCustomer(customer, addresses), ...describeProfile(profile, mustConfirm) }
}

// Magento's group for all customers with an account.
const general = { id: 1, code: 'General' }

function describeProfile(profile: ProfileRow, mustConfirm: boolean) {
  const { allowsAssistance, createdAt, dateOfBirth, isConfirmed, ...same } = profile
  return {
    ...same,
    allow_remote_shopping_assistance: allowsAssistance,
    confirmation_status: confirmationStatus(isConfirmed, mustConfirm),
    created_at: createdAt.toISOString().slice(0, 19).replace('T', ' '),
    custom_attributes: [],
    date_of_birth: dateOfBirth,
    dob: dateOfBirth,
    group: { uid: encodeUid(general.id) },
    group_code: general.code,
    group_id: general.id,
    is_confirmed: isConfirmed,
  }
}

function confirmationStatus(isConfirmed: boolean, mustConfirm: boolean) {
  if (!isConfirmed) return 'ACCOUNT_CONFIRMATION_REQUIRED' as const
  return mustConfirm ? ('ACCOUNT_CONFIRMED' as const) : ('ACCOUNT_CONFIRMATION_NOT_REQUIRED' as const)
}

function describeCustomer(customer: CustomerRow, addresses: readonly AddressRow[]) {
  return {
    id: customer.id,
    email: customer.email,
    firstname: customer.firstname,
    lastname: customer.lastname,
    customer_type: customer.kind === 'COMPANY' ? ('COMPANY' as const) : ('PERSON' as const),
    is_agent: customer.isAgent,
    default_shipping: idOf(addresses.find((address) => address.isDefaultShipping)),
    default_billing: idOf(addresses.find((address) => address.isDefaultBilling)),
    addresses: addresses.map(describeAddress),
  }
}

function idOf(address: AddressRow | undefined): string | null {
  return address === undefined ? null : String(address.id)
}

/** An address in Magento's shape. */
export function describeAddress(row: AddressRow) {
  const address = row.address as PostalAddress
  return {
    id: row.id,
    uid: encodeUid(row.id),
    customer_id: row.customerId,
    prefix: address.prefix || null,
    firstname: address.firstname,
    middlename: address.middlename || null,
    lastname: address.lastname,
    suffix: address.suffix || null,
    company: address.company || null,
    vat_id: address.vatId || null,
    street: address.street,
    city: address.city,
    postcode: address.postcode || null,
    country_id: address.countryCode,
    country_code: address.countryCode as CountryCodeEnum,
    region_id: address.regionId || null,
    region: {
      region: address.region || null,
      region_code: address.regionCode || null,
      region_id: address.regionId || null,
    },
    telephone: address.telephone || null,
    fax: address.fax || null,
    default_shipping: row.isDefaultShipping,
    default_billing: row.isDefaultBilling,
    custom_attributes: [],
    custom_attributesV2: [],
    extension_attributes: [],
  }
}
