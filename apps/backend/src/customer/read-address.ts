import { checkPhone, normalizePhone } from '@bocian/rules/phone.ts'
import { checkPostCode, normalizePostCode } from '@bocian/rules/post-code.ts'
import { checkAddressLine } from '@bocian/rules/validators.ts'
import { UserError } from '#src/platform/user-error.ts'
import { refusals } from './address-errors.ts'

interface Region {
  id: number
  code: string
  name: string
}

/** A checked address; what was not given is left out. */
export interface PostalAddress {
  firstname: string
  lastname: string
  middlename?: string
  prefix?: string
  suffix?: string
  company?: string
  street: string[]
  city: string
  postcode?: string
  regionId?: number
  regionCode?: string
  region?: string
  countryCode: string
  telephone?: string
  fax?: string
  vatId?: string
}

/** An address as a caller sends it. */
export interface AddressInput {
  firstname: string
  lastname: string
  middlename?: string | null
  prefix?: string | null
  suffix?: string | null
  company?: string | null
  street: (string | null)[]
  city: string
  postcode?: string | null
  region?: string | null
  region_id?: number | null
  country_code: string
  telephone?: string | null
  fax?: string | null
  vat_id?: string | null
  /** Whether to save a cart's address to the address book. */
  save_in_address_book?: boolean | null
}

/** What the store view allows: the countries it sells to, and what an address in this one must hold. */
export interface AddressRules {
  countries: readonly string[]
  isRegionRequired: boolean
  isPostCodeOptional: boolean
  regions: readonly Region[]
}

const linesOfStreet = 2

/**
 * Checks and normalizes an address; throws on the first invalid field. The phone number is only normalized, and checked later by
 * `checkAddressPhone`.
 */
export function readAddress(input: AddressInput, rules: AddressRules): PostalAddress {
  const countryCode = input.country_code.trim().toUpperCase()
  if (!rules.countries.includes(countryCode)) throw refusals.countryNotAvailable()
  return {
    firstname: name(input.firstname, 'First Name'),
    lastname: name(input.lastname, 'Last Name'),
    ...optional('middlename', input.middlename, 'Middle Name'),
    ...optional('prefix', input.prefix, 'Name Prefix'),
    ...optional('suffix', input.suffix, 'Name Suffix'),
    ...optional('company', input.company, 'Company'),
    street: readStreet(input.street),
    city: name(input.city, 'City'),
    ...readPostCode(input.postcode, countryCode, rules),
    ...readRegion(input, rules),
    countryCode,
    ...readPhone(input.telephone, countryCode),
    ...optional('fax', input.fax, 'Fax'),
    ...optional('vatId', input.vat_id, 'VAT Number'),
  }
}

function name(value: string, label: string): string {
  const text = value.trim()
  if (text === '') throw refusals.required(label)
  return checkText(text, label)
}

function checkText(text: string, label: string): string {
  const error = checkAddressLine(text)
  if (error === null) return text
  throw error.value === undefined ? refusals.notValid(label) : refusals.tooLong(label, Number(error.value))
}

function optional<K extends keyof PostalAddress>(
  key: K,
  value: string | null | undefined,
  label: string,
): { [key in K]?: string } {
  const text = (value ?? '').trim()
  return text === '' ? {} : ({ [key]: checkText(text, label) } as { [key in K]: string })
}

function readStreet(street: (string | null)[]): string[] {
  const lines = street.map((line) => (line ?? '').trim()).filter((line) => line !== '')
  if (lines.length === 0) throw refusals.required('Street Address')
  if (lines.length > linesOfStreet) throw refusals.streetLines()
  return lines.map((line) => checkText(line, 'Street Address'))
}

function readPostCode(
  value: string | null | undefined,
  country: string,
  rules: AddressRules,
): Pick<PostalAddress, 'postcode'> {
  const text = (value ?? '').trim()
  if (text === '' && rules.isPostCodeOptional) return {}
  if (text === '') throw refusals.required('Zip/Postal Code')
  const error = checkPostCode(text, country)
  if (error !== null) throw new UserError('graphql-input', error.defaultMessage)
  return { postcode: normalizePostCode(text, country) }
}

function readPhone(value: string | null | undefined, country: string): Pick<PostalAddress, 'telephone'> {
  const { telephone } = optional('telephone', value, 'Phone Number')
  if (telephone === undefined) return {}
  return { telephone: checkPhone(telephone, country) === null ? normalizePhone(telephone, country) : telephone }
}

/** Magento's error for the phone number of an address; null if it is valid. */
export function checkAddressPhone({ telephone, countryCode }: PostalAddress): UserError | null {
  if (telephone === undefined || telephone === '') return refusals.required('Phone Number')
  const error = checkPhone(telephone, countryCode)
  return error === null ? null : new UserError('graphql-input', error.defaultMessage)
}

/** A region is named by its id, its code or its name; where the country has a list it must be one of the list. */
function readRegion(
  input: AddressInput,
  rules: AddressRules,
): Pick<PostalAddress, 'region' | 'regionCode' | 'regionId'> {
  const text = (input.region ?? '').trim()
  const sameText = (region: Region): boolean =>
    region.code.toLowerCase() === text.toLowerCase() || region.name.toLowerCase() === text.toLowerCase()
  if (input.region_id != null && input.region_id !== 0) {
    const region = rules.regions.find((known) => known.id === input.region_id)
    if (region === undefined || (text !== '' && !sameText(region))) throw refusals.regionMismatch()
    return { regionId: region.id, regionCode: region.code, region: region.name }
  }
  if (text === '') {
    if (rules.isRegionRequired) throw refusals.regionRequired()
    return {}
  }
  const region = rules.regions.find(sameText)
  if (region !== undefined) return { regionId: region.id, regionCode: region.code, region: region.name }
  if (rules.isRegionRequired && rules.regions.length > 0) throw refusals.regionMismatch()
  return { region: checkText(text, 'State/Province') }
}
