import { fullName } from '@bocian/rules/person-name.ts'
import type { AddressRules, AddressValues } from './address-form.ts'

/** Street and place in one line; with the country if the store has several. */
export function placeOfAddress({ street, postcode, city, country }: AddressValues, rules: AddressRules): string {
  const named = rules.countries.length > 1 ? rules.countries.find((known) => known.id === country)?.name : ''
  return [street, `${postcode} ${city}`, named].filter(Boolean).join(', ')
}

/** An address in one line. */
export function addressLine(address: AddressValues, rules: AddressRules): string {
  const { kind, company, country } = address
  return [kind === 'company' ? company : '', fullName(country, address), placeOfAddress(address, rules)]
    .filter(Boolean)
    .join(', ')
}
