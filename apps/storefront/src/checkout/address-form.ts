import { checkPhone, normalizePhone } from '@bocian/rules/phone.ts'
import { checkPostCode, normalizePostCode } from '@bocian/rules/post-code.ts'
import { checkAddressLine, requireValue, type FieldError } from '@bocian/rules/validators.ts'

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

/** What the store asks of an address: where it sends to, where a region belongs to it, and whether the bill may go elsewhere. */
export type AddressRules = {
  readonly countries: readonly { readonly id: string; readonly name: string; readonly regions: readonly Region[] }[]
  readonly countriesWithRegion: readonly string[]
  readonly isRegionShownElsewhere: boolean
  readonly hasBillingSection: boolean
}

/** An address that is still to be filled in. */
export function emptyAddress(country: string): AddressValues {
  const blank = { firstname: '', lastname: '', company: '', vat: '', street: '', postcode: '', city: '', telephone: '' }
  return { kind: 'person', ...blank, country, region: '' }
}

/** The regions to choose from; none where the country does without. */
export function regionsOf(rules: AddressRules, country: string): readonly Region[] {
  return rules.countries.find((known) => known.id === country)?.regions ?? []
}

/** Whether the address cannot do without a region. */
export function needsRegion(rules: AddressRules, country: string): boolean {
  return rules.countriesWithRegion.includes(country)
}

/** Whether a region is asked for, needed or not. */
export function showsRegion(rules: AddressRules, country: string): boolean {
  return rules.isRegionShownElsewhere || needsRegion(rules, country)
}

/** Puts what people write into the form the country uses. */
export function tidyAddress(values: AddressValues): AddressValues {
  const { country, postcode, telephone } = values
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.trim()]),
  ) as AddressValues
  return {
    ...trimmed,
    postcode: postcode.trim() && normalizePostCode(postcode, country),
    telephone: checkPhone(telephone, country) ? telephone.trim() : normalizePhone(telephone, country),
  }
}

/** What is wrong with an address, by field; nothing when it is good. */
export function checkAddress(values: AddressValues, rules: AddressRules): AddressErrors {
  const required: AddressField[] = ['firstname', 'lastname', 'street', 'postcode', 'city', 'telephone']
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

/** The address as the server takes it. */
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
