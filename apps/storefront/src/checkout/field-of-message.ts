import type { AddressField } from './address-form.ts'

const places: readonly (readonly [RegExp, AddressField | 'email'])[] = [
  [/email/i, 'email'],
  [/First Name/, 'firstname'],
  [/Last Name/, 'lastname'],
  [/Company/, 'company'],
  [/VAT Number/, 'vat'],
  [/Street Address/, 'street'],
  [/City/, 'city'],
  [/Zip\/Postal Code/, 'postcode'],
  [/phone/i, 'telephone'],
  [/region|State\/Province/i, 'region'],
  [/Country/, 'country'],
]

/** The field that a refusal of the server is about, if it names one. */
export function fieldOfMessage(message: string): AddressField | 'email' | undefined {
  return places.find(([pattern]) => pattern.test(message))?.[1]
}
