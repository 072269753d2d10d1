import { sameText } from '@bocian/rules/same-text.ts'
import type { Context } from '#src/platform/context.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { decodeId } from '#src/platform/uid.ts'
import {
  countAddresses,
  deleteAddress,
  insertAddress,
  insertAddressOnce,
  selectAddress,
  updateAddress,
  updateDefaults,
  type DefaultFlags,
} from '../address-queries.ts'
import { addressRules } from '../address/address-rules.ts'
import { describeAddress } from '../account/describe-customer.ts'
import { accountErrors, addressErrors } from '../errors.ts'
import { lockAccount } from '../profile-queries.ts'
import { refuseAttributes } from '../account/profile.ts'
import type { AddressRow } from '../queries.ts'
import { checkAddressPhone, readAddress, type AddressInput, type PostalAddress } from '../address/read-address.ts'
import { signedIn } from '../sign-in/sessions.ts'

type Given<T> = T | null | undefined

/** An address as Magento clients send it. An update may omit unchanged fields. */
export interface AddressBookInput {
  city?: Given<string>
  company?: Given<string>
  country_code?: Given<string>
  country_id?: Given<string>
  custom_attributes?: Given<readonly Given<{ attribute_code: string }>[]>
  custom_attributesV2?: Given<readonly Given<{ attribute_code: string }>[]>
  default_billing?: Given<boolean>
  default_shipping?: Given<boolean>
  fax?: Given<string>
  firstname?: Given<string>
  lastname?: Given<string>
  middlename?: Given<string>
  postcode?: Given<string>
  prefix?: Given<string>
  region?: Given<{ region?: Given<string>; region_code?: Given<string>; region_id?: Given<number> }>
  street?: Given<readonly Given<string>[]>
  suffix?: Given<string>
  telephone?: Given<string>
  vat_id?: Given<string>
}

const mostAddresses = 100

/** Adds an address to the signed-in customer's address book. */
export async function createAddress(context: Context, input: AddressBookInput) {
  const customerId = signedIn(context)
  const address = await checkedAddress(context, input, null)
  return saveAddress(context, customerId, async (tx) => {
    if ((await countAddresses(tx, customerId)) >= mostAddresses)
      throw addressErrors.ADDRESS_BOOK_FULL({ maximum: mostAddresses })
    const id = await insertAddress(tx, customerId, address)
    await updateDefaults(tx, customerId, id, flagsOf(input))
    return id
  })
}

/** Changes the given fields of one of the customer's addresses. */
export async function changeAddress(context: Context, id: number, given: Given<AddressBookInput>) {
  const customerId = signedIn(context)
  const input = given ?? {}
  const known = await ownAddress(context, customerId, id)
  // Only changed fields are validated, so that an old address can become the default without corrections.
  const address = hasAddressFields(input) ? await checkedAddress(context, input, known.address as PostalAddress) : null
  return saveAddress(context, customerId, async (tx) => {
    if (address !== null) await updateAddress(tx, id, address)
    await updateDefaults(tx, customerId, id, flagsOf(input))
    return id
  })
}

/** Deletes one of the customer's addresses. Refuses a default address. */
export async function removeAddress(context: Context, id: number): Promise<boolean> {
  const customerId = signedIn(context)
  await context.transaction(async (tx) => {
    if (!(await lockAccount(tx, customerId))) throw platformErrors.NOT_SIGNED_IN()
    const address = await selectAddress(tx, customerId, id)
    if (address === undefined) throw addressErrors.ADDRESS_NOT_FOUND({ id: String(id) })
    if (address.isDefaultBilling) throw addressErrors.ADDRESS_IS_DEFAULT({ id, kind: 'billing' })
    if (address.isDefaultShipping) throw addressErrors.ADDRESS_IS_DEFAULT({ id, kind: 'shipping' })
    await deleteAddress(tx, id)
  })
  return true
}

/**
 * Saves a cart's address to the signed-in customer's address book, if requested. Skips addresses with a placeholder phone
 * number and full address books.
 */
export async function keepAddress(context: Context, address: PostalAddress): Promise<void> {
  const { customerId } = context
  if (customerId === null || checkAddressPhone(address) !== null) return
  await context.transaction(async (tx) => {
    if (!(await lockAccount(tx, customerId)) || (await countAddresses(tx, customerId)) >= mostAddresses) return
    await insertAddressOnce(tx, customerId, address)
  })
}

/** Decodes a uid. An invalid one results in an id that no address has. */
export const addressId = (uid: string): number => decodeId(uid)

type Transaction = Parameters<Parameters<Context['transaction']>[0]>[0]

async function saveAddress(context: Context, customerId: number, save: (tx: Transaction) => Promise<number>) {
  const row = await context.transaction(async (tx) => {
    if (!(await lockAccount(tx, customerId))) throw platformErrors.NOT_SIGNED_IN()
    const id = await save(tx)
    return selectAddress(tx, customerId, id)
  })
  if (row === undefined) throw new Error('The saved address was not found')
  return describeAddress(row)
}

async function ownAddress(context: Context, customerId: number, id: number): Promise<AddressRow> {
  const row = await selectAddress(context.db, customerId, id)
  if (row === undefined) throw addressErrors.ADDRESS_NOT_FOUND({ id: String(id) })
  return row
}

const flagsOf = ({ default_billing: billing, default_shipping: shipping }: AddressBookInput): DefaultFlags => ({
  ...(billing == null ? {} : { isDefaultBilling: billing }),
  ...(shipping == null ? {} : { isDefaultShipping: shipping }),
})

const hasAddressFields = ({ default_billing: _b, default_shipping: _s, ...fields }: AddressBookInput): boolean =>
  Object.values(fields).some((value) => value !== undefined)

async function checkedAddress(
  context: Context,
  input: AddressBookInput,
  before: PostalAddress | null,
): Promise<PostalAddress> {
  refuseAttributes(context, input.custom_attributes)
  refuseAttributes(context, input.custom_attributesV2)
  const whole = withDefaults(input, before)
  const address = readAddress(whole, await addressRules(context, whole.country_code.trim().toUpperCase()))
  const wrongPhone = checkAddressPhone(address)
  if (wrongPhone !== null) throw wrongPhone
  const code = input.region?.region_code?.trim()
  if (code && address.regionCode !== undefined && !sameText(address.regionCode, code))
    throw addressErrors.REGION_MISMATCH()
  return address
}

/** The complete address: omitted fields are filled from the stored one. */
function withDefaults(input: AddressBookInput, before: PostalAddress | null): AddressInput {
  const country = input.country_code ?? input.country_id ?? before?.countryCode ?? ''
  const sent = { ...input, country_id: country }
  const street = input.street?.filter((line) => line != null) ?? before?.street ?? []
  const missing = requiredFields.filter((key) => before === null && isBlank(sent[key]))
  if (missing.length > 0) throw accountErrors.REQUIRED_FIELDS_MISSING({ fields: missing })
  const kept = <K extends 'firstname' | 'lastname' | 'city'>(key: K): string => input[key] ?? before?.[key] ?? ''
  const optional = <K extends 'company' | 'fax' | 'middlename' | 'postcode' | 'prefix' | 'suffix' | 'telephone'>(
    key: K,
  ) => (input[key] === undefined ? (before?.[key] ?? null) : input[key])
  return {
    firstname: kept('firstname'),
    lastname: kept('lastname'),
    city: kept('city'),
    street,
    country_code: country,
    company: optional('company'),
    fax: optional('fax'),
    middlename: optional('middlename'),
    postcode: optional('postcode'),
    prefix: optional('prefix'),
    suffix: optional('suffix'),
    telephone: optional('telephone'),
    vat_id: input.vat_id === undefined ? (before?.vatId ?? null) : input.vat_id,
    ...regionOf(input.region, before?.countryCode === country ? before : null),
  }
}

const requiredFields = ['firstname', 'lastname', 'street', 'city', 'country_id', 'telephone'] as const

const isBlank = (value: Given<string | readonly Given<string>[]>): boolean =>
  value == null || (typeof value === 'string' ? value.trim() === '' : value.every((line) => isBlank(line)))

/** The region of the stored address is dropped when the country changes. */
function regionOf(region: AddressBookInput['region'], before: PostalAddress | null) {
  if (region != null)
    return {
      region: region.region || region.region_code || null,
      region_code: region.region_code ?? null,
      region_id: region.region_id ?? null,
    }
  if (region === null || before === null) return { region: null, region_id: null }
  if (before.regionId) return { region_id: before.regionId }
  return { region: before.region ?? null, region_code: before.regionCode ?? null }
}
