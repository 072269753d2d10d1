import { oneLine } from '@bocian/rules/clean-text.ts'
import { checkPhone, normalizePhone } from '@bocian/rules/phone.ts'
import { hasPostCodes } from '@bocian/rules/post-code-forms.ts'
import { checkPostCode, normalizePostCode, splitTown } from '@bocian/rules/post-code.ts'
import { checkAddressLine, requireValue, type FieldError } from '@bocian/rules/validators.ts'
import { normalizeVatId } from '@bocian/rules/vat-id.ts'

export type AddressValues = {
  readonly kind: 'person' | 'company'
  readonly firstname: string
  readonly lastname: string
  readonly company: string
  readonly vat: string
  readonly street: string
  readonly postcode: string
  readonly city: string
  readonly country: string
  readonly region: string
  readonly telephone: string
}

export type AddressField = keyof AddressValues
export type AddressErrors = Partial<Record<AddressField, FieldError>>

export type Region = { readonly id: number; readonly name: string }

/**
 * The store's address settings: delivery countries, where a region is required, and whether billing may differ from shipping.
 */
export type AddressRules = {
  readonly countries: readonly { readonly id: string; readonly name: string; readonly regions: readonly Region[] }[]
  readonly countriesWithRegion: readonly string[]
  readonly isRegionShownElsewhere: boolean
  readonly hasBillingSection: boolean
}

export function emptyAddress(country: string): AddressValues {
  const blank = { firstname: '', lastname: '', company: '', vat: '', street: '', postcode: '', city: '', telephone: '' }
  return { kind: 'person', ...blank, country, region: '' }
}

/** An address as the shop stores it. */
export type StoredAddress = Partial<
  Readonly<
    Record<
      'firstname' | 'lastname' | 'company' | 'vat' | 'postcode' | 'city' | 'telephone' | 'country' | 'region',
      string | null
    >
  >
> & { readonly street?: readonly (string | null)[] | null; readonly regionId?: number | null }

/** The form values of a stored address; null if the store does not deliver to its country. */
export function addressValues(stored: StoredAddress, rules: AddressRules): AddressValues | null {
  const { country } = stored
  if (!country || !rules.countries.some(({ id }) => id === country)) return null
  const isListed = regionsOf(rules, country).some(({ id }) => id === stored.regionId)
  return {
    kind: stored.company ? 'company' : 'person',
    firstname: stored.firstname ?? '',
    lastname: stored.lastname ?? '',
    company: stored.company ?? '',
    vat: stored.vat ?? '',
    street: (stored.street ?? []).filter(Boolean).join(', '),
    postcode: stored.postcode ?? '',
    city: stored.city ?? '',
    country,
    region: isListed ? String(stored.regionId) : (stored.region ?? ''),
    telephone: stored.telephone ?? '',
  }
}

/** The values after a change of one field. Another country has other regions. */
export const changeField = (values: AddressValues, field: AddressField, value: string): AddressValues =>
  field === 'country' ? { ...values, country: value, region: '' } : { ...values, [field]: value }

/** The regions of a country; empty if it has no list. */
export function regionsOf(rules: AddressRules, country: string): readonly Region[] {
  return rules.countries.find((known) => known.id === country)?.regions ?? []
}

/** Whether this country requires a region. */
export function needsRegion(rules: AddressRules, country: string): boolean {
  return rules.countriesWithRegion.includes(country)
}

/** Whether the form shows a region field, required or optional. */
export function showsRegion(rules: AddressRules, country: string): boolean {
  return rules.isRegionShownElsewhere || needsRegion(rules, country)
}

/** Moves a town that was put after the post code to its own field, unless another one is there. */
function withTown(values: AddressValues): AddressValues {
  const split = splitTown(values.postcode, values.country)
  const city = oneLine(values.city)
  const isLost = city !== '' && city.toLowerCase() !== split?.town.toLowerCase()
  return !split || isLost ? values : { ...values, postcode: split.postcode, city: city || split.town }
}

/** The values that change when a field loses the focus: its own, and the town that was put after the post code. */
export function leaveField(values: AddressValues, field: AddressField): Partial<AddressValues> {
  const tidy = tidyAddress(values)
  const hasMoved = field === 'postcode' && !values.city.trim() && tidy.city !== ''
  return { [field]: tidy[field], ...(hasMoved ? { city: tidy.city } : {}) }
}

/** Cleans all values, and formats post code, phone number and VAT id. */
export function tidyAddress(typed: AddressValues): AddressValues {
  const values = withTown(typed)
  const { country, postcode, telephone, vat } = values
  const clean = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, oneLine(value)]),
  ) as AddressValues
  return {
    ...clean,
    vat: normalizeVatId(vat),
    postcode: postcode.trim() && normalizePostCode(postcode, country),
    telephone: checkPhone(telephone, country) ? clean.telephone : normalizePhone(telephone, country),
  }
}

/** The errors of an address by field; empty if it is valid. */
export function checkAddress(typed: AddressValues, rules: AddressRules): AddressErrors {
  const values = withTown(typed)
  const required: AddressField[] = ['firstname', 'lastname', 'street', 'city', 'telephone']
  if (hasPostCodes(values.country)) required.push('postcode')
  if (values.kind === 'company') required.push('company')
  if (needsRegion(rules, values.country)) required.push('region')
  const lines: AddressField[] = ['firstname', 'lastname', 'street', 'city', 'region']
  if (values.kind === 'company') lines.push('company', 'vat')
  const found: [AddressField, FieldError | null][] = [
    ...lines.map((field): [AddressField, FieldError | null] => [field, checkAddressLine(values[field])]),
    ...required.map((field): [AddressField, FieldError | null] => [field, requireValue(values[field])]),
    ['postcode', values.postcode.trim() ? checkPostCode(values.postcode, values.country) : null],
    ['telephone', values.telephone.trim() ? checkPhone(values.telephone, values.country) : null],
  ]
  return Object.fromEntries(found.filter(([, error]) => error !== null)) as AddressErrors
}

/** The errors without those of the changed fields, and with another. */
export const withoutErrors = (
  known: AddressErrors,
  changed: readonly string[],
  more: AddressErrors = {},
): AddressErrors => ({
  ...(Object.fromEntries(Object.entries(known).filter(([field]) => !changed.includes(field))) as AddressErrors),
  ...more,
})

/** The server input for an address. */
export function toAddressInput(values: AddressValues, rules: AddressRules) {
  const address = tidyAddress(values)
  const region = regionsOf(rules, address.country).find((known) => String(known.id) === address.region)
  const isCompany = address.kind === 'company'
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    street: [address.street],
    city: address.city,
    postcode: address.postcode,
    country_code: address.country,
    telephone: address.telephone,
    ...(region ? { region_id: region.id } : address.region ? { region: address.region } : {}),
    ...(isCompany ? { company: address.company } : {}),
    ...(isCompany && address.vat ? { vat_id: address.vat } : {}),
  }
}
