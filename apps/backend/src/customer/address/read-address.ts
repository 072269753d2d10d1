import { oneLine } from '@bocian/rules/clean-text.ts'
import { checkPhone, normalizePhone } from '@bocian/rules/phone.ts'
import { checkPostCode, normalizePostCode } from '@bocian/rules/post-code.ts'
import { sameText } from '@bocian/rules/same-text.ts'
import { checkAddressLine } from '@bocian/rules/validators.ts'
import { normalizeVatId } from '@bocian/rules/vat-id.ts'
import type { UserError } from '#src/platform/user-error.ts'
import { accountErrors, addressErrors } from '../errors.ts'

interface Region {
  id: number
  code: string
  name: string
  isOffered: boolean
}

/** A validated address. Fields that were not given are undefined. */
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

/** An address as sent by a client. */
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
  region_code?: string | null
  region_id?: number | null
  country_code: string
  telephone?: string | null
  fax?: string | null
  vat_id?: string | null
  /** Whether to save a cart's address to the address book. */
  save_in_address_book?: boolean | null
}

/** The store view's rules: the countries it sells to, and the required fields in this country. */
export interface AddressRules {
  countries: readonly string[]
  isRegionRequired: boolean
  isPostCodeOptional: boolean
  regions: readonly Region[]
}

const linesOfStreet = 2

/** The field labels in Magento's messages. */
const labels = {
  firstname: 'First Name',
  lastname: 'Last Name',
  middlename: 'Middle Name',
  prefix: 'Name Prefix',
  suffix: 'Name Suffix',
  company: 'Company',
  street: 'Street Address',
  city: 'City',
  postcode: 'Zip/Postal Code',
  telephone: 'Phone Number',
  fax: 'Fax',
  vat_id: 'VAT Number',
  region: 'State/Province',
} as const
type Field = keyof typeof labels

const required = (field: Field): UserError => addressErrors.FIELD_REQUIRED({ field, label: labels[field] })

/**
 * Validates and normalizes an address. Throws on the first invalid field. The phone number is only normalized;
 * `checkAddressPhone` validates it later.
 */
export function readAddress(input: AddressInput, rules: AddressRules): PostalAddress {
  const countryCode = input.country_code.trim().toUpperCase()
  if (!rules.countries.includes(countryCode)) throw addressErrors.COUNTRY_NOT_AVAILABLE()
  return {
    firstname: name(input.firstname, 'firstname'),
    lastname: name(input.lastname, 'lastname'),
    ...optional('middlename', input.middlename, 'middlename'),
    ...optional('prefix', input.prefix, 'prefix'),
    ...optional('suffix', input.suffix, 'suffix'),
    ...optional('company', input.company, 'company'),
    street: readStreet(input.street),
    city: name(input.city, 'city'),
    ...readPostCode(input.postcode, countryCode, rules),
    ...readRegion(input, rules),
    countryCode,
    ...readPhone(input.telephone, countryCode),
    ...optional('fax', input.fax, 'fax'),
    ...optional('vatId', input.vat_id && normalizeVatId(input.vat_id), 'vat_id'),
  }
}

function name(value: string, field: Field): string {
  const text = value.trim()
  if (text === '') throw required(field)
  return checkText(text, field)
}

function checkText(text: string, field: Field): string {
  const error = checkAddressLine(text)
  if (error === null) return oneLine(text)
  const named = { field, label: labels[field] }
  throw error.value === undefined
    ? accountErrors.FIELD_INVALID(named)
    : addressErrors.FIELD_TOO_LONG({ ...named, maximum: Number(error.value) })
}

function optional<K extends keyof PostalAddress>(
  key: K,
  value: string | null | undefined,
  field: Field,
): { [key in K]?: string } {
  const text = (value ?? '').trim()
  return text === '' ? {} : ({ [key]: checkText(text, field) } as { [key in K]: string })
}

function readStreet(street: (string | null)[]): string[] {
  const lines = street.map((line) => (line ?? '').trim()).filter((line) => line !== '')
  if (lines.length === 0) throw required('street')
  if (lines.length > linesOfStreet) throw addressErrors.STREET_TOO_MANY_LINES({ maximum: linesOfStreet })
  return lines.map((line) => checkText(line, 'street'))
}

function readPostCode(
  value: string | null | undefined,
  country: string,
  rules: AddressRules,
): Pick<PostalAddress, 'postcode'> {
  const text = (value ?? '').trim()
  if (text === '' && rules.isPostCodeOptional) return {}
  if (text === '') throw required('postcode')
  const error = checkPostCode(text, country)
  if (error?.id === 'validation.postCode.otherCountry')
    throw addressErrors.POST_CODE_OF_OTHER_COUNTRY({ example: error.value ?? '' })
  if (error?.value !== undefined) throw addressErrors.POST_CODE_INVALID_FOR_COUNTRY({ example: error.value })
  if (error !== null) throw addressErrors.POST_CODE_INVALID()
  return { postcode: normalizePostCode(text, country) }
}

function readPhone(value: string | null | undefined, country: string): Pick<PostalAddress, 'telephone'> {
  const { telephone } = optional('telephone', value, 'telephone')
  if (telephone === undefined) return {}
  return { telephone: checkPhone(telephone, country) === null ? normalizePhone(telephone, country) : telephone }
}

/** Magento's error for the phone number of an address; null if it is valid. */
export function checkAddressPhone({ telephone, countryCode }: PostalAddress): UserError | null {
  if (telephone === undefined || telephone === '') return required('telephone')
  const error = checkPhone(telephone, countryCode)
  if (error === null) return null
  if (error.id === 'validation.phone.otherCountry')
    return addressErrors.PHONE_OF_OTHER_COUNTRY({ example: error.value ?? '' })
  return error.value === undefined
    ? addressErrors.PHONE_INVALID()
    : addressErrors.PHONE_INVALID_FOR_COUNTRY({ example: error.value })
}

/**
 * Finds a region by id, code or name. In countries with a list of regions it must be on that list. One that is no longer offered is found
 * by its id alone, which stored addresses have.
 */
function readRegion(
  input: AddressInput,
  rules: AddressRules,
): Pick<PostalAddress, 'region' | 'regionCode' | 'regionId'> {
  const text = (input.region ?? '').trim()
  const isNamed = (region: Region): boolean => sameText(region.code, text) || sameText(region.name, text)
  if (input.region_id != null && input.region_id !== 0) {
    const region = rules.regions.find((known) => known.id === input.region_id)
    if (region === undefined || (text !== '' && !isNamed(region))) throw addressErrors.REGION_MISMATCH()
    return { regionId: region.id, regionCode: region.code, region: region.name }
  }
  if (text === '') {
    if (rules.isRegionRequired) throw addressErrors.REGION_REQUIRED()
    return {}
  }
  const offered = rules.regions.filter(({ isOffered }) => isOffered)
  const region = offered.find(isNamed)
  if (region !== undefined) return { regionId: region.id, regionCode: region.code, region: region.name }
  if (rules.isRegionRequired && offered.length > 0) throw addressErrors.REGION_MISMATCH()
  const code = (input.region_code ?? '').trim()
  return { region: checkText(text, 'region'), ...(code === '' ? {} : { regionCode: checkText(code, 'region') }) }
}
